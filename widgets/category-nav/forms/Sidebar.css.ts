import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

const { color, control, motion, radius, size, stroke, weight } = tokens;

export const sidebar = style({ minWidth: 0 });
export const group = style({ margin: 0, marginBottom: 14 });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 28,
  padding: '0 10px',
  borderRadius: radius.control,
  color: color.textFaint,
  fontSize: size.tiny,
  fontWeight: weight.medium,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.text },
    '&:focus-visible': { outlineOffset: -2 },
  },
});

export const figure = style({ order: 1, fontVariantNumeric: 'tabular-nums', fontWeight: weight.body });

export const chevron = style({
  marginInlineStart: 'auto',
  opacity: 0,
  transition: `opacity ${motion.duration} ${motion.easing}, rotate ${motion.duration} ${motion.easing}`,
});
globalStyle(
  `${title}:hover > ${chevron}, ${title}:focus-visible > ${chevron}, details:not([open]) > ${title} > ${chevron}`,
  { opacity: 1 },
);
globalStyle(`details:not([open]) > ${title} > ${chevron}`, { rotate: '-90deg' });

const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 11,
  padding: '0 10px',
  borderRadius: radius.control,
  color: color.textMuted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.surfaceRaised, color: color.text },
    '&[aria-current]': {
      background: color.accentTint,
      color: color.text,
      boxShadow: `inset ${stroke.strong} 0 0 ${color.accentText}`,
    },
    '&:focus-visible': { outlineOffset: -2 },
  },
});

export const link = style([row, { minHeight: control.row, fontWeight: weight.medium }]);
export const slimLink = style([row, { minHeight: 32 }]);
export const icon = style({});
export const words = style({ minWidth: 0, paddingBlock: 4, lineHeight: 1.3 });

export const count = style({
  marginInlineStart: 'auto',
  color: color.textFaint,
  fontSize: size.tiny,
  fontWeight: weight.body,
  fontVariantNumeric: 'tabular-nums',
});
export const liveCount = style([
  count,
  {
    color: color.live,
    '::before': {
      content: '',
      display: 'inline-block',
      width: 6,
      height: 6,
      marginInlineEnd: 5,
      borderRadius: '50%',
      background: color.live,
      verticalAlign: 1,
    },
  },
]);
export const lock = style({ marginInlineStart: 'auto', color: color.textFaint });
globalStyle(`${row}[aria-current] > ${icon}, ${row}[aria-current] > ${count}`, { color: color.accentText });

export const mark = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 18,
  height: 18,
  borderRadius: radius.small,
  background: color.surfaceRaised,
});
