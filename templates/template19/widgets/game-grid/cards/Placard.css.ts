import { globalStyle, style } from '@vanilla-extract/css';
import { below, covering, tallScripts, tokens } from '../../../../../engine/theme';

const { color, font, motion, size, stroke, weight } = tokens;
const ease = `${motion.duration} ${motion.easing}`;
const narrow = below('desktop');
const metal = `${stroke.decor} solid ${color.third}`;
/** Of the title band and of its words, by the number of the poster's ink (`data-ink`). */
const ground = `var(--placard-ground, ${color.surface})`;
const ink = `var(--placard-ink, ${color.text})`;
const outline = (step: number, width: number, line: string) =>
  `0 0 0 ${step}px ${color.background}, 0 0 0 ${step + width}px ${line}`;

/** A line of metal, and a hairline around it; under a pointer the outer one is bright. */
export const placard = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  aspectRatio: '5 / 7',
  border: metal,
  background: ground,
  color: ink,
  boxShadow: outline(5, 1, color.line),
  selectors: { '&[data-band=top]': { flexDirection: 'column-reverse' } },
  '@media': { [narrow]: { boxShadow: outline(3, 1, color.line) } },
});
export const art = style({ position: 'relative', flex: 1, minHeight: 0, overflow: 'hidden' });
export const picture = style({ ...covering });

/** A flag with a notch on the left edge. */
export const flag = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 18,
  maxWidth: 'calc(100% - 52px)',
  padding: '2px 20px 2px 14px',
  overflow: 'hidden',
  background: ground,
  color: ink,
  clipPath: 'polygon(0 0, 100% 0, calc(100% - 9px) 50%, 100% 100%, 0 100%)',
  fontSize: size.small,
  lineHeight: '24px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { top: 10 } },
});
export const live = style([
  flag,
  {
    '::before': {
      content: '',
      display: 'inline-block',
      width: 7,
      height: 7,
      marginInlineEnd: 8,
      borderRadius: '50%',
      background: color.live,
    },
  },
]);

export const band = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  height: 92,
  boxSizing: 'border-box',
  padding: '6px 18px 0',
  borderTop: metal,
  '::before': { content: '', position: 'absolute', insetInline: 0, top: 4, borderTop: '1px solid', opacity: 0.55 },
  selectors: {
    '[data-band=top] > &': { paddingBlock: '0 6px', borderTop: 0, borderBottom: metal },
    '[data-band=top] > &::before': { top: 'auto', bottom: 4 },
  },
  '@media': { [narrow]: { height: 76, paddingInline: 10 } },
});
export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  color: 'inherit',
  fontFamily: font.display,
  fontSize: 30,
  letterSpacing: '.03em',
  lineHeight: '32px',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  paddingBottom: '.16em',
  WebkitTextStroke: '.8px',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: '-100vh 0', zIndex: 1 },
  selectors: { ...tallScripts },
  // A long word must not break in its middle.
  '@media': {
    [below(1400)]: { fontSize: 26 },
    [narrow]: { fontSize: 21, letterSpacing: '.01em', lineHeight: '23px', WebkitTextStroke: '.5px' },
    [below('mobileMedium')]: { fontSize: 17, letterSpacing: 0 },
  },
});
/** The link covers its poster and nothing beyond it. */
globalStyle(placard, { overflow: 'clip' });
export const numeral = style({
  fontFamily: font.display,
  fontSize: 46,
  letterSpacing: '-.02em',
  lineHeight: 1,
  opacity: 0.95,
  WebkitTextStroke: '.5px',
  '@media': { [narrow]: { display: 'none' } },
});

export const strip = style({
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 76,
  boxSizing: 'border-box',
  padding: '8px 16px 8px 18px',
  borderTop: metal,
  background: color.overlay,
  color: color.onOverlay,
  fontSize: size.small,
  lineHeight: 1.3,
  translate: '0 101%',
  visibility: 'hidden',
  '@media': { '(prefers-reduced-motion: no-preference)': { transition: `translate ${ease}, visibility ${ease}` } },
});
export const facts = style({ minWidth: 0 });
export const fact = style({ display: 'block', fontVariantNumeric: 'tabular-nums' });
export const play = style({
  flex: 'none',
  padding: '0 18px',
  background: color.accent,
  color: color.onAccent,
  clipPath:
    'polygon(8px 0, calc(100% - 8px) 0, 100% 8px, 100% calc(100% - 8px), calc(100% - 8px) 100%, 8px 100%, 0 calc(100% - 8px), 0 8px)',
  fontWeight: weight.strong,
  lineHeight: '40px',
  '@media': { [narrow]: { display: 'none' } },
});
export const favourite = style({
  position: 'absolute',
  zIndex: 2,
  insetInlineEnd: 12,
  top: 12,
  width: 38,
  height: 38,
  border: metal,
  borderRadius: 0,
  background: color.overlay,
  color: color.onOverlay,
  selectors: { '[data-band=top] > &': { top: 104 } },
  '@media': {
    [narrow]: { insetInlineEnd: 6, top: 6, selectors: { '[data-band=top] > &': { top: 82 } } },
    '(hover: hover)': { opacity: 0, selectors: { '&[aria-pressed="true"], &:focus-visible': { opacity: 1 } } },
    '(pointer: coarse)': { width: 44, height: 44 },
  },
});

const raised = { translate: 'none', visibility: 'visible' } as const;
globalStyle(`${placard}:hover ${strip}`, { '@media': { '(hover: hover)': raised } });
globalStyle(`${placard}:hover > ${favourite}`, { opacity: 1 });
globalStyle(`${placard}:hover`, { '@media': { '(hover: hover)': { boxShadow: outline(5, 2, color.accentText) } } });
globalStyle(`${placard}:has(${name}:focus-visible) ${strip}`, raised);
globalStyle(`${placard}:has(${name}:focus-visible)`, { boxShadow: outline(5, 2, color.focus) });
