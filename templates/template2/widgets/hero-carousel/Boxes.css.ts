import { globalStyle, style } from '@vanilla-extract/css';
import { bareButton, below, covering, growing, tallScripts, tokens } from '../../../../engine/theme';

const { color, font, size, tracking, weight } = tokens;
const phone = below('tablet');
const tablet = `(width >= 768px) and (width < 1200px)`;
const calm = '(prefers-reduced-motion: no-preference)';
const glow = (tone: string) =>
  `0 0 4px ${tone}, 0 0 26px color-mix(in oklab, ${tone} 62%, transparent), 0 0 70px color-mix(in oklab, ${tone} 45%, transparent)`;

export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gridAutoRows: growing(152, 130),
  gridAutoFlow: 'row dense',
  gap: 14,
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gridAutoRows: growing(172, 130) },
    [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridAutoRows: 'auto', gap: 10 },
  },
});
globalStyle(`${boxes} > *`, { minWidth: 0 });
const spans: readonly (readonly [place: string, wide: string, medium: string])[] = [
  [':nth-child(1)', 'span 3 / span 6', 'span 3 / span 6'],
  [':nth-child(2)', 'span 2 / span 3', 'span 2 / span 3'],
  [':nth-child(3)', 'span 1 / span 3', 'span 1 / span 3'],
  [':nth-child(4)', 'span 2 / span 3', 'span 2 / span 3'],
  [':nth-child(5)', 'span 1 / span 3', 'span 1 / span 3'],
];
for (const [place, wide, medium] of spans) {
  globalStyle(`${boxes} > ${place}`, {
    '@media': { '(width >= 1200px)': { gridArea: wide }, [tablet]: { gridArea: medium } },
  });
}
globalStyle(`${boxes} > :is(:nth-child(1), :nth-child(3))`, { '@media': { [phone]: { gridColumn: '1 / -1' } } });
globalStyle(`${boxes} > :nth-child(4)`, { '@media': { [phone]: { display: 'none' } } });

export const stage = style({
  position: 'relative',
  minHeight: 0,
  overflow: 'hidden',
  '@media': { [phone]: { height: growing(430, 420) } },
});
export const track = style({
  display: 'flex',
  height: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'auto hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media': { [calm]: { scrollBehavior: 'smooth' } },
});
/** A veil from the side of the words, on phones from above. */
const veil = (part: number) => `color-mix(in oklab, ${color.surface} ${part}%, transparent)`;
export const place = style({
  position: 'relative',
  isolation: 'isolate',
  flex: 'none',
  width: '100%',
  overflow: 'hidden',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: `linear-gradient(90deg, ${veil(97)}, ${veil(84)} 40%, transparent 66%)`,
  },
  '@media': {
    [phone]: {
      '::before': { background: `linear-gradient(${veil(88)}, ${veil(76)} 56%, ${veil(54)} 72%, transparent 92%)` },
    },
  },
});
export const picture = style({
  ...covering,
  zIndex: -2,
  objectPosition: '100% 50%',
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  height: '100%',
  padding: '36px 40px 34px',
  '@media': { [phone]: { padding: '48px 22px 20px' } },
});
export const kicker = style({
  margin: 0,
  color: color.second,
  fontSize: size.body,
  fontWeight: weight.strong,
  lineHeight: 1.3,
});
export const title = style({
  maxWidth: 380,
  margin: '18px 0 8px',
  fontFamily: font.display,
  fontSize: 30,
  fontWeight: weight.display,
  lineHeight: 1.12,
  textWrap: 'balance',
  selectors: tallScripts,
  '@media': { [phone]: { margin: '12px 0 8px', fontSize: 25 } },
});
export const figure = style({
  display: 'block',
  margin: '0 0 20px -6px',
  fontSize: 150,
  letterSpacing: '-.045em',
  lineHeight: 0.86,
  whiteSpace: 'nowrap',
  textShadow: glow(color.accent),
  '@media': { [phone]: { marginBottom: 14, fontSize: 112 } },
});
export const sign = style({
  marginInlineStart: '.06em',
  color: color.second,
  fontSize: '.5em',
  textShadow: glow(color.second),
  verticalAlign: '.72em',
  lineHeight: 0,
});
export const name = style({
  display: 'block',
  marginBottom: 14,
  fontSize: 64,
  letterSpacing: tracking.display,
  lineHeight: 1,
  overflowWrap: 'break-word',
  textShadow: glow(color.accent),
  selectors: { '&:lang(vi)': { lineHeight: 1.15 }, ...tallScripts },
  '@media': { [phone]: { fontSize: 46 } },
});
export const text = style({
  maxWidth: 320,
  margin: 0,
  color: `color-mix(in oklab, ${color.text} 50%, ${color.textMuted})`,
  fontSize: 15.5,
  textWrap: 'pretty',
  '@media': { [phone]: { maxWidth: 270, fontSize: 14.5 } },
});
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginTop: 'auto',
});
export const way = style({ minHeight: 46, padding: '0 20px', fontWeight: weight.display });
export const all = style({
  padding: '10px 0 4px',
  borderBottom: `1px solid ${color.edge}`,
  color: 'inherit',
  fontSize: size.small,
  fontWeight: weight.strong,
  textDecoration: 'none',
  ':hover': { borderColor: color.accentText, color: color.accentText },
});
export const chapters = style({
  position: 'absolute',
  insetInlineEnd: 16,
  bottom: 10,
  display: 'flex',
  alignItems: 'center',
  '@media': { '(scripting: none)': { display: 'none' }, [phone]: { insetInlineEnd: 6, bottom: 'auto', top: 2 } },
});
export const chapter = style({
  ...bareButton,
  width: 32,
  height: 44,
  '::before': { content: '', width: 24, height: 3, borderRadius: 2, background: color.edge },
  selectors: {
    '&[aria-current]::before': {
      background: color.accent,
      boxShadow: `0 0 12px 2px color-mix(in oklab, ${color.accent} 60%, transparent)`,
    },
    '&:focus-visible': { outlineOffset: -4 },
  },
});
export const pause = style({
  ...bareButton,
  width: 40,
  height: 44,
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } },
});
