import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../../../../engine/theme';
import { heightOf } from '../../../../../widgets/roundScale';

const { color, size, space, weight } = tokens;
const height = 190;

export const chart = style({ minWidth: 0 });
export const play = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  marginInlineStart: 'auto',
  color: color.accentText,
  fontSize: size.small,
  fontWeight: weight.strong,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 10,
  padding: `30px ${space.inside} 20px`,
});
export const scale = style({
  position: 'relative',
  width: 42,
  height,
  margin: 0,
  color: color.textMuted,
  fontSize: size.tiny,
  lineHeight: '18px',
});
export const marks = styleVariants({ 2: [2], 10: [10], 50: [50] }, ([mark = 2]) => ({
  position: 'absolute',
  bottom: heightOf(mark, height) - 9,
}));
export const bars = style({ display: 'block', width: '100%', height });
export const lines = style({
  fill: 'none',
  stroke: color.edge,
  strokeDasharray: '2 4',
  vectorEffect: 'non-scaling-stroke',
});
export const usual = style({ fill: color.accent });
export const rare = style({ fill: color.second });
export const lost = style({ fill: color.bad });
