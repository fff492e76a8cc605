import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';
import { drumRooms } from '../../../../widgets/jackpots/drumsOf';

const { color, font, size, stroke, weight } = tokens;
const narrow = below('tablet');
const steps = (wide: string, half: string, high: string, low: string) =>
  `polygon(${wide} 0, calc(100% - ${wide}) 0, calc(100% - ${wide}) ${high}, calc(100% - ${half}) ${high}, calc(100% - ${half}) ${low}, 100% ${low}, 100% 100%, 0 100%, 0 ${low}, ${half} ${low}, ${half} ${high}, ${wide} ${high})`;

export const block = style({ containerType: 'inline-size', textAlign: 'center' });
export const plate = style({
  position: 'relative',
  height: 150,
  background: color.background,
  clipPath: steps('6.82%', '3.41%', '8%', '16%'),
  color: color.third,
  '@media': { [narrow]: { height: 118 } },
});
export const edge = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const fan = style({
  position: 'absolute',
  insetInlineStart: 0,
  bottom: 7,
  width: 102,
  opacity: 0.8,
  '@container': { '(width < 760px)': { display: 'none' } },
});
export const fanAtEnd = style([fan, { insetInlineStart: 'auto', insetInlineEnd: 0, scale: '-1 1' }]);
export const name = style({
  position: 'relative',
  margin: 0,
  padding: '16px 60px 0',
  overflow: 'hidden',
  color: color.accentText,
  fontSize: 17,
  letterSpacing: '.05em',
  lineHeight: '26px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { paddingInline: 42, letterSpacing: '.02em' } },
});
export const figure = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  position: 'relative',
  margin: 0,
  color: 'transparent',
  fontFamily: font.display,
  lineHeight: '100px',
  whiteSpace: 'nowrap',
  WebkitTextStroke: `.011em ${color.third}`,
  '@media': { [narrow]: { lineHeight: '66px' } },
});
globalStyle(`${figure} > span`, {
  background: `linear-gradient(${color.figure} 12%, ${color.third} 62%, ${color.edge})`,
  backgroundClip: 'text',
});
/** By the signs a sum has at most: a long sum never breaks, and leaves the fans their corners. */
export const rooms = styleVariants(drumRooms, (signs) => {
  const size = (aside: number) => `min(104px, (100cqi - ${aside}px) / ${(signs * 0.6).toFixed(2)})`;
  return { fontSize: size(28), '@container': { '(width >= 760px)': { fontSize: size(200) } } };
});
const digit = { width: '.62em', textAlign: 'center' } as const;
/** Only what turns often has columns of one width; what stands for minutes is set as the face sets it, close. */
export const signs = styleVariants({
  whole: { ...digit, selectors: { '&:nth-last-child(n + 6)': { width: 'auto', paddingInline: '.02em' } } },
  part: digit,
  point: { paddingInline: '.05em' },
  currency: { paddingInlineEnd: '.03em' },
});
/** The display face's naught is a circle and wider than a column: it is drawn as narrow as the others. */
export const naught = style({
  selectors: { '&&': { width: 'auto', marginInline: '-.115em', paddingInline: 0, scale: '.74 1' } },
});
export const stop = style({ position: 'absolute', insetInlineEnd: '4.5%', top: 30, color: color.textMuted });

export const others = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: 0,
  borderBottom: `${stroke.decor} solid ${color.third}`,
  background: color.surface,
});
export const other = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'center',
  gap: '0 12px',
  padding: '9px 4px',
  lineHeight: '24px',
  selectors: { '& + &': { borderInlineStart: `${stroke.decor} solid ${color.line}` } },
});
export const term = style({
  color: color.textMuted,
  '@media': { [narrow]: { fontSize: size.small, flexBasis: '100%' } },
});
export const amount = style({
  margin: 0,
  color: color.text,
  fontSize: 18,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { fontSize: 15 } },
});
