import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';

export const nav = style({ containerType: 'inline-size' });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 14,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': {
    '(width < 370px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    '(width >= 840px)': { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
  },
  '@media': { [below('tablet')]: { gap: 8 } },
});

/** By threes on a phone; where one or two would be left over, the last stand by twos. */
globalStyle(`${tiles} > li`, { '@container': { '(width < 370px)': { gridColumn: 'span 2' } } });
globalStyle(
  `${tiles}:has(> li:last-child:nth-child(3n + 1)) > li:nth-last-child(-n + 4), ${tiles}:has(> li:last-child:nth-child(3n + 2)) > li:nth-last-child(-n + 2)`,
  { '@container': { '(width < 370px)': { gridColumn: 'span 3' } } },
);

const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 4,
  minHeight: 112,
  height: '100%',
  boxSizing: 'border-box',
  overflow: 'hidden',
  padding: '14px 14px 9px 16px',
  borderRadius: tokens.radius.medium,
  fontSize: 17,
  fontWeight: tokens.weight.strong,
  lineHeight: 1.1,
  textDecoration: 'none',
  transition: `translate ${tokens.motion.duration} ${tokens.motion.easing}, rotate ${tokens.motion.duration} ${tokens.motion.easing}`,
  '::after': {
    content: '',
    position: 'absolute',
    right: -34,
    bottom: -44,
    width: 96,
    height: 96,
    borderRadius: '50%',
    background: 'currentColor',
    opacity: 0.09,
  },
  ':hover': { translate: '0 -4px', rotate: '-1deg' },
  selectors: { '&[aria-current]': { boxShadow: `inset 0 0 0 ${tokens.stroke.strong} ${tokens.color.text}` } },
  '@container': { '(840px <= width < 1100px)': { paddingInline: '13px 8px', fontSize: 15 } },
  '@media': {
    [below('tablet')]: {
      minHeight: 88,
      padding: '11px 3px 6px 9px',
      borderRadius: 20,
      fontSize: 14,
      letterSpacing: '-.02em',
      '::after': { width: 64, height: 64 },
    },
    '(width < 360px)': { paddingInlineStart: 7, fontSize: 13 },
    '(prefers-reduced-motion: reduce)': { transition: 'none', ':hover': { translate: '0', rotate: '0deg' } },
  },
});

/** Six fills with the colour that reads on each. */
export const fill = styleVariants({
  accent: [tile, { background: tokens.color.accent, color: tokens.color.onAccent }],
  second: [tile, { background: tokens.color.second, color: tokens.color.onSecond }],
  third: [tile, { background: tokens.color.third, color: tokens.color.onThird }],
  accentTint: [tile, { background: tokens.color.accentTint, color: tokens.color.text }],
  secondTint: [tile, { background: tokens.color.secondTint, color: tokens.color.text }],
  thirdTint: [tile, { background: tokens.color.thirdTint, color: tokens.color.text }],
});

export const sign = style({
  width: 50,
  height: 50,
  margin: '-3px 0 0 -4px',
  '@media': { [below('tablet')]: { width: 36, height: 36 } },
});
/** The light of the surface, for openings and shines of a sign. */
export const light = style({ vars: { '--sign-light': tokens.color.surface } });
export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  overflowWrap: 'break-word',
  hyphens: 'manual',
});
export const count = style({
  position: 'absolute',
  right: 14,
  top: 14,
  fontSize: tokens.size.tiny,
  lineHeight: 1.2,
  fontWeight: tokens.weight.strong,
  '@media': { [below('tablet')]: { right: 8, top: 10, fontSize: 13 } },
});
