import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below, slowly, tallScripts, tokens } from '../../../../engine/theme';
import light from './sky.svg?no-inline';
import mask from './skyline-mask.svg?no-inline';
import lines from './skyline.svg?no-inline';

const { color, font, layout, leading, size, space, stroke, weight } = tokens;
const narrow = below('desktop');
const margin = `max(${space.gutter}, (100% - ${layout.container}) / 2)`;
const metal = `${stroke.decor} solid ${color.third}`;

export const hero = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '206px minmax(0, 1fr) 206px',
  columnGap: 30,
  alignItems: 'end',
  minHeight: 610,
  boxSizing: 'border-box',
  padding: `28px ${margin} 26px`,
  overflow: 'hidden',
  background: `radial-gradient(640px 560px at 50% 452px, ${color.accentDeep}, ${color.background})`,
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '20px 12px',
      minHeight: 0,
      padding: `236px ${space.gutter} 20px`,
    },
  },
});

const turn = keyframes({ from: { rotate: '-1deg' }, to: { rotate: '1deg' } });
export const sky = style({
  position: 'absolute',
  left: '50%',
  top: -34,
  width: 1440,
  height: 640,
  translate: '-50% 0',
  pointerEvents: 'none',
  '@media': { [narrow]: { width: 760, height: 338, top: -8 } },
});
const layer = style({ position: 'absolute', inset: 0, backgroundSize: '100% 100%' });
/** The light sways by two degrees around the foot of the tower. */
export const rays = style([
  layer,
  {
    backgroundImage: `url("${light}")`,
    transformOrigin: '50% 76%',
    '@media': {
      '(prefers-reduced-motion: no-preference)': { animation: `${turn} 12s ${slowly(12)} infinite alternate` },
    },
  },
]);
/** The towers hide the light behind them in the page's own dark; their lines are drawn over it. */
export const towers = style([
  layer,
  {
    '::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(${color.surfaceHigh} 30%, ${color.background} 76%)`,
      maskImage: `url("${mask}")`,
      maskSize: '100% 100%',
    },
    '::after': { content: '', position: 'absolute', inset: 0, background: `url("${lines}") 0 0 / 100% 100%` },
  },
]);

export const figure = style({
  position: 'relative',
  gridColumn: 2,
  gridRow: 1,
  width: '100%',
  maxWidth: 880,
  justifySelf: 'center',
  minWidth: 0,
  '@media': { [narrow]: { gridColumn: '1 / -1' } },
});

export const pillar = style({
  position: 'relative',
  gridRow: 1,
  gridColumn: 1,
  alignSelf: 'stretch',
  minWidth: 0,
  padding: 8,
  border: metal,
  background: color.background,
  textAlign: 'center',
  selectors: { '& ~ &': { gridColumn: 3 } },
  '@media': { [narrow]: { gridRow: 2, padding: 6, selectors: { '& ~ &': { gridColumn: 2 } } } },
});
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  boxSizing: 'border-box',
  border: `${stroke.decor} solid ${color.line}`,
  padding: '44px 12px 14px',
  background: `linear-gradient(${color.secondTint}, ${color.surface} 58%)`,
  '@media': { [narrow]: { padding: '22px 8px 8px' } },
});
export const numeral = style({
  fontSize: 106,
  marginBottom: 30,
  vars: { '--numeral-ground': color.secondTint },
  '@media': { [narrow]: { fontSize: 76, marginBottom: 18 } },
});
export const picture = style({ width: '100%', height: 110, marginBottom: 24, objectFit: 'cover' });
export const title = style({
  margin: 0,
  color: color.figure,
  fontFamily: font.display,
  fontSize: 29,
  fontWeight: weight.heading,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
  selectors: tallScripts,
  textWrap: 'balance',
  '@media': { [narrow]: { fontSize: 23 } },
});
export const text = style({
  margin: '12px 0 0',
  lineHeight: 1.3,
  textWrap: 'balance',
  '@media': { [narrow]: { marginTop: 8, fontSize: size.small } },
});
export const ornament = style({
  flex: '1 1 84px',
  width: '100%',
  minHeight: 0,
  maxHeight: 84,
  margin: 'auto 0',
  color: color.third,
  '@media': { [narrow]: { display: 'none' } },
});
export const stone = style({ fill: color.surface });
export const timer = style({
  padding: '6px 0 10px',
  color: color.second,
  fontSize: size.small,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { marginTop: 'auto' } },
});
export const way = style({
  width: '100%',
  minHeight: 44,
  boxSizing: 'border-box',
  paddingInline: 6,
  lineHeight: leading.heading,
  whiteSpace: 'normal',
  '@media': { [narrow]: { selectors: { ':not(span) + &': { marginTop: 'auto' } } } },
});
globalStyle(`${pillar} svg`, { flexShrink: 0 });
