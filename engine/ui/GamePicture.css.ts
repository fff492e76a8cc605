import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css';

const { color } = tokens;

/** Side of the sign that stands in the box until the picture has come, in px (VIEW-4). */
const placeholderSize = 32;

/** The box of a picture: a tile in the site's tint with a sign, until the picture covers both. */
export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: color.surfaceRaised,
  // A sun above a hill, drawn without a request of its own.
  backgroundImage: `radial-gradient(circle at 26% 26%, ${color.line} 0 11%, transparent 12%), conic-gradient(from 137deg at 56% 34%, ${color.line} 0 86deg, transparent 87deg)`,
  backgroundPosition: 'center',
  backgroundSize: `${placeholderSize}px ${placeholderSize}px`,
  backgroundRepeat: 'no-repeat',
});
