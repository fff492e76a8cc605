import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../theme/media';
import { tokens } from '../theme/tokens.css';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  color: 'inherit',
  fontFamily: tokens.font.display,
  fontWeight: tokens.weight.display,
  letterSpacing: tokens.tracking.heading,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});

export const picture = style({ display: 'block', height: 28, width: 'auto' });
/** Headers give a mark its size; a logo in its place has its own, and beside a balance on a phone little room. */
export const whole = style([picture, { width: 'auto !important', height: 'auto !important', maxWidth: 'min(180px, 34vw)', maxHeight: 40 }]);
globalStyle(`[data-auth] ${whole}`, { '@media': { [below('tablet')]: { maxWidth: 64 } } });
