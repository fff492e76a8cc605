import { globalStyle, style } from '@vanilla-extract/css';
import { below, growing, tokens } from '../../../engine/theme';

const { color, motion, radius, size, stroke, weight } = tokens;
const phone = below('tablet');

export const seat = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 16,
  height: growing(92, 110),
  boxSizing: 'border-box',
  paddingInlineEnd: 16,
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  overflow: 'hidden',
  background: color.surface,
  transition: `border-color ${motion.duration} ${motion.easing}`,
  ':hover': { borderColor: color.edge },
  '@media': { [phone]: { gridTemplateColumns: '84px minmax(0, 1fr) auto', gap: 10, paddingInlineEnd: 8 } },
});
export const picture = style({ width: '100%', height: growing(92, 110), objectFit: 'cover' });
export const words = style({ display: 'grid', gap: 2, minWidth: 0 });
export const name = style({
  overflow: 'hidden',
  color: color.text,
  fontSize: 16,
  fontWeight: weight.strong,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', zIndex: 1, inset: 0 },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  // A narrow row has two lines for a name.
  '@media': { [phone]: { display: '-webkit-box', fontSize: 15, lineHeight: 1.25, whiteSpace: 'normal' } },
});
export const line = style({
  display: 'flex',
  overflow: 'hidden',
  color: color.textMuted,
  fontSize: size.tiny,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'pre',
});
/** Where both have no room, the limits stay whole: half a figure is another figure. */
export const dealer = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { '(width < 390px)': { display: 'none' } },
});
export const limits = style({ flex: 'none', maxWidth: '100%', whiteSpace: 'normal' });
export const lights = style({ display: 'flex', gap: 4, marginTop: 4 });
export const free = style({
  width: 9,
  height: 11,
  boxSizing: 'border-box',
  border: `1px solid ${color.edge}`,
  borderRadius: '45% / 40%',
});
export const taken = style([free, { borderColor: color.accentText, background: color.accentText }]);
export const way = style({
  padding: '0 20px',
  borderRadius: radius.control,
  background: color.accentDeep,
  color: color.onAccentDeep,
  fontSize: size.body,
  fontWeight: weight.strong,
  lineHeight: '44px',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { padding: '0 12px' } },
});
export const favourite = style({
  position: 'absolute',
  insetInlineStart: 6,
  top: 6,
  zIndex: 2,
  opacity: 0,
  selectors: { '&:focus-visible, &[aria-pressed="true"]': { opacity: 1 } },
  '@media': { '(pointer: coarse)': { insetInlineStart: 0, top: 0, opacity: 1 } },
});
globalStyle(`${seat}:hover > ${favourite}`, { opacity: 1 });
globalStyle(`${seat}:has(a:focus-visible)`, { outline: `2px solid ${color.focus}`, outlineOffset: 2 });
