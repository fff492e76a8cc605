import { globalStyle, style } from '@vanilla-extract/css';
import { bareButton, below, tokens } from '../../../engine/theme';
import shape from './lantern-shape.svg';
import lines from './lantern.svg';
import rope from './rope.svg';

const { color, font, leading, motion, size, space, tracking, weight } = tokens;
const ease = `${motion.duration} ${motion.easing}`;
const phone = below('tablet');
const dark = `color-mix(in oklab, ${color.accentDeep} 70%, ${color.band})`;
/** Lamplight from the middle of the paper to its rim. */
const lamp = (part: number, other: string) => `color-mix(in oklab, ${color.accent} ${part}%, ${other})`;
const glow = `radial-gradient(62% 52% at 50% 50%, ${lamp(55, color.onAccentDeep)}, ${color.accent} 62%, ${lamp(45, color.second)})`;

export const section = style({ minWidth: 0 });
export const head = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 24,
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 'calc(50% - 50vw)',
    top: 0,
    height: 34,
    background: `url("${rope}") 0 0 / 100% 100% no-repeat`,
    pointerEvents: 'none',
  },
  '@media': { [below('desktop')]: { display: 'block', '::before': { top: 'auto', bottom: 114 } } },
});
export const words = style({
  paddingBottom: 14,
  textAlign: 'end',
  '@media': { [below('desktop')]: { paddingBottom: 10, textAlign: 'start' } },
});
export const title = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: `calc(${size.section} * 1.3)`,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: leading.heading,
});
export const note = style({ margin: '6px 0 0', color: color.textMuted, fontSize: size.small });
export const row = style({
  position: 'relative',
  display: 'flex',
  gap: 6,
  minWidth: 0,
  marginInlineStart: -18,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  '::-webkit-scrollbar': { display: 'none' },
  '@media': { [below('desktop')]: { gap: 0, marginInline: `calc(-1 * ${space.gutter})`, paddingInline: 6 } },
});

const [wide, small] = ['150px 150px', '138px 138px'] as const;
const drawing = `url("${lines}") 50% 0 / ${wide} no-repeat`;
/** What fills the lantern, under its ribs and bands. */
const paper = (fill: string) => ({
  background: `${drawing}, ${fill}`,
  mask: `url("${shape}") 50% 0 / ${wide} no-repeat`,
});
const layer = { content: '', position: 'absolute', inset: 0, zIndex: -1, transition: `opacity ${ease}` } as const;
/** 150 px square, hung from the rope; its paper is lacquer while it is dark and lamplight while it is lit. */
export const lantern = style({
  ...bareButton,
  position: 'relative',
  flex: 'none',
  alignContent: 'start',
  width: 150,
  height: 150,
  boxSizing: 'border-box',
  padding: '63px 26px 0',
  isolation: 'isolate',
  scrollSnapAlign: 'center',
  background: drawing,
  color: color.onAccentDeep,
  lineHeight: 1.2,
  textAlign: 'center',
  transition: `color ${ease}`,
  '::before': {
    ...layer,
    ...paper(`radial-gradient(circle at 50% 50%, ${dark}, color-mix(in oklab, ${dark} 50%, ${color.band}))`),
  },
  '::after': { ...layer, ...paper(glow), opacity: 0 },
  selectors: {
    '&[aria-selected=true]': {
      backgroundImage: `url("${lines}"), radial-gradient(closest-side at 50% 85px, ${lamp(62, 'transparent')} 40%, transparent)`,
      color: color.onAccent,
    },
    '&[aria-selected=true]::after': { opacity: 1 },
    '&:hover:not([aria-selected=true])::after': { opacity: 0.22 },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -4, borderRadius: 8 },
  },
  '@media': { [phone]: { width: 116, height: 138, paddingInline: 10, backgroundSize: `${small}, auto` } },
});
globalStyle(`${lantern}::before, ${lantern}::after`, {
  '@media': { [phone]: { maskSize: small, backgroundSize: `${small}, auto` } },
});
export const name = style({
  overflow: 'hidden',
  maxWidth: '100%',
  fontSize: 17,
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '@media': { [phone]: { fontSize: 15 } },
});
export const count = style({
  minHeight: '1.2em',
  marginTop: 4,
  fontSize: size.tiny,
  fontVariantNumeric: 'tabular-nums',
});
