import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below, progressBar, tokens } from '../../../../engine/theme';
import { drumRooms } from '../../../../widgets/jackpots/drumsOf';

const { color, font, motion, radius, stroke, weight } = tokens;
const narrow = below('desktop');
/** The width of a drum. */
const unit = createVar();
const of = (part: number) => `calc(${unit} * ${part})`;

export const odometer = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  minWidth: 0,
  containerType: 'inline-size',
});

const metal = `linear-gradient(155deg, ${color.second}, ${color.accent} 26%, ${color.edge} 50%, ${color.accent} 70%, color-mix(in oklab, ${color.edge} 62%, ${color.onAccent}))`;
/** A line of light at each side, where there is room for it. */
const beam = (side: 'left' | 'right') =>
  ({
    content: '',
    position: 'absolute',
    top: '50%',
    [side]: 'calc(100% + 14px)',
    width: 120,
    height: 1,
    background: `linear-gradient(to ${side === 'left' ? 'left' : 'right'}, transparent, ${color.accent})`,
  }) as const;
export const frame = style({
  position: 'relative',
  padding: 12,
  '::before': beam('right'),
  '::after': beam('left'),
  borderRadius: radius.large,
  background: metal,
  boxShadow: `0 24px 60px ${color.scrim}, 0 0 90px color-mix(in oklab, ${color.accent} 28%, transparent)`,
  '@media': { [narrow]: { padding: 6, '::before': { content: 'none' }, '::after': { content: 'none' } } },
});

/** By the letters and digits a sum has at most: a long sum never breaks. */
export const rooms = styleVariants(drumRooms, (letters) => {
  const width = (besides: number) => ({
    [unit]: `min(76px, (100cqi - ${besides}px) / ${(letters * 0.89).toFixed(2)})`,
  });
  return { vars: width(28), '@media': { [narrow]: { vars: width(12) } } };
});

export const well = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  gap: of(0.08),
  padding: `${of(0.19)} ${of(0.24)}`,
  borderRadius: radius.small,
  background: color.field,
  color: color.figure,
  fontFamily: font.figures,
  fontWeight: weight.heading,
  lineHeight: 1,
});

const roll = keyframes({ from: { transform: 'translateY(100%)' } });
export const drum = style({
  position: 'relative',
  width: unit,
  height: of(1.52),
  borderRadius: radius.small,
  overflow: 'hidden',
  background: `linear-gradient(${color.background}, ${color.surfaceHigh} 34%, ${color.surfaceHigh} 66%, ${color.background})`,
  boxShadow: `inset 0 0 0 ${stroke.decor} ${color.line}`,
  fontSize: of(1.08),
  lineHeight: of(1.52),
  textAlign: 'center',
  selectors: { '&[data-kind=part]': { width: of(0.71), height: of(1.08), fontSize: of(0.74), lineHeight: of(1.08) } },
  // The cylinder's shade, and the hairline through its middle.
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(transparent calc(50% - .5px), ${color.scrim} calc(50% - .5px) calc(50% + .5px), transparent calc(50% + .5px)), linear-gradient(${color.scrim}, transparent 26%, transparent 74%, ${color.scrim})`,
  },
});
export const face = style({
  position: 'absolute',
  inset: 0,
  animation: `${roll} ${motion.duration} ${motion.easing} backwards`,
  '::before': { content: 'attr(data-before)', position: 'absolute', insetInline: 0, bottom: '100%' },
});
export const sign = style({
  selectors: {
    '&[data-kind=currency]': {
      alignSelf: 'center',
      paddingInline: of(0.08),
      fontSize: of(0.84),
      fontWeight: weight.medium,
    },
    '&[data-kind=point]': { marginBottom: of(0.06), fontSize: of(0.8) },
  },
});

/** Above the shadow of the drums. */
export const foot = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px 14px',
  width: '100%',
  maxWidth: 600,
  minHeight: 28,
  margin: '18px 0 0',
  color: color.text,
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [below('tablet')]: { width: 'calc(100% - 28px)' } },
});
export const meter = style({
  ...progressBar({
    height: 8,
    radius: 4,
    track: color.background,
    fill: `linear-gradient(90deg, ${color.edge}, ${color.accent} 70%, ${color.second})`,
    fillRadius: 0,
  }),
  flex: '1 1 180px',
  boxShadow: `0 0 0 ${stroke.decor} ${color.edge}`,
  '@media': { [below('tablet')]: { order: 4, flexBasis: '100%' } },
});
globalStyle(`${foot} > b`, { color: color.text, fontWeight: weight.strong });
globalStyle(`${foot} > span`, { '@media': { [below('tablet')]: { marginInlineEnd: 'auto' } } });
