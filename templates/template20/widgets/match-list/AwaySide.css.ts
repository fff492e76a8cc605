import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens, within } from '../../../../engine/theme';
import { breakpoints } from '../../template.json';

const { color, font, leading, tracking, weight } = tokens;
const phone = within(below(breakpoints.template20Custom));

export const side = style({ minWidth: 0, marginBlock: 'auto' });
export const name = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: 'clamp(40px, 4.2vw, 60px)',
  fontWeight: weight.display,
  letterSpacing: tracking.display,
  lineHeight: leading.display,
  overflowWrap: 'anywhere',
});
export const league = style({ margin: '12px 0 0', color: color.textMuted, fontSize: 17 });
/** Half of it lies on the other side of the seam. */
export const draw = style({
  position: 'absolute',
  zIndex: 2,
  left: 0,
  top: 211,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  width: 168,
  height: 64,
  marginLeft: -84,
  fontSize: 22,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '64px',
  textAlign: 'center',
  textDecoration: 'none',
  // The middle of the drawing's circle.
  ...phone({ left: '50%', top: 'calc(243px * var(--chapter-scale) - 72px)' }),
});
globalStyle(`${draw} > span`, { background: color.background, color: color.text });
globalStyle(`${draw} > b`, { background: color.text, color: color.background });
