import { keyframes, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../../engine/theme';

const { color, layout, motion, radius, shadow, size, space, stroke, weight } = tokens;
const line = `${stroke.decor} solid ${color.line}`;
const drop = keyframes({ from: { clipPath: 'inset(0 0 100%)' }, to: { clipPath: 'inset(0 0 -60px)' } });

/** Over the band and the page. */
export const panel = style({
  position: 'absolute',
  zIndex: 6,
  insetInline: 0,
  top: 0,
  display: 'grid',
  gridTemplateColumns: '210px minmax(0, 1fr) 300px',
  gap: 44,
  boxSizing: 'border-box',
  minHeight: 380,
  padding: `34px max(${space.gutter}, (100% - ${layout.container}) / 2) 38px`,
  background: color.surface,
  boxShadow: shadow.overlay,
  '@media': {
    [below('desktopMedium')]: { gridTemplateColumns: '180px minmax(0, 1fr) 240px', gap: 28 },
    '(prefers-reduced-motion: no-preference)': { animation: `${drop} ${motion.duration} ${motion.easing}` },
  },
});
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 12px',
  margin: '0 0 12px',
  fontSize: size.body,
  fontWeight: weight.strong,
  lineHeight: 1.4,
});
export const quiet = style([title, { color: color.textMuted }]);
export const all = style({ color: color.text, textUnderlineOffset: 4 });
export const count = style({ color: color.textMuted, fontWeight: weight.body, fontVariantNumeric: 'tabular-nums' });
export const sorts = style({ margin: 0, padding: 0, listStyle: 'none' });
export const sort = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  padding: '10px 0',
  borderBottom: line,
  color: color.text,
  fontWeight: weight.medium,
  lineHeight: 1.3,
  textDecoration: 'none',
  ':hover': { color: color.accentText },
});
export const plates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [below('desktopMedium')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
/** Light on the dark panel: a logo on its plate. */
export const plate = style({
  display: 'grid',
  placeItems: 'center',
  height: 84,
  padding: '0 10px',
  borderRadius: radius.medium,
  background: color.text,
  color: color.background,
  textDecoration: 'none',
  selectors: { '&:is(a):hover, &:is(a):focus-visible': { background: color.accent, color: color.onAccent } },
});
export const poster = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 300,
  borderRadius: radius.medium,
  overflow: 'hidden',
  background: color.text,
  color: color.background,
});
export const picture = style({ display: 'block', flex: '1 1 0', width: '100%', minHeight: 0, objectFit: 'cover' });
export const flag = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 14,
  padding: '3px 10px',
  borderRadius: `0 ${radius.small} ${radius.small} 0`,
  background: color.second,
  color: color.onSecond,
  fontSize: size.tiny,
  fontWeight: weight.strong,
});
export const caption = style({ flex: 'none', padding: '12px 14px 13px', fontSize: size.tiny });
export const name = style({
  display: 'block',
  marginBottom: 3,
  color: 'inherit',
  fontSize: 18,
  fontWeight: weight.heading,
  letterSpacing: '-.03em',
  lineHeight: 1.1,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});
