import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../../engine/theme';

const { color, stroke } = tokens;
const metal = `${stroke.decor} solid ${color.line}`;

export const placard = style({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  aspectRatio: '5 / 7',
  border: metal,
  background: color.surface,
});
export const art = style({
  flex: 1,
  minHeight: 0,
  borderRadius: 0,
  backgroundImage: `repeating-conic-gradient(from -90deg at 50% 100%, ${color.line} 0 .6deg, transparent .6deg 9deg)`,
});
export const band = style({ height: 92, borderTop: metal, '@media': { [below('desktop')]: { height: 76 } } });
