import { style } from '@vanilla-extract/css';
import { tokens } from '../../../../../engine/theme';

const { color } = tokens;

export const moon = style({ display: 'grid', justifyItems: 'center', paddingBottom: 5 });
export const face = style({
  width: '100%',
  maxWidth: 172,
  aspectRatio: '1',
  border: '3px solid transparent',
  borderRadius: '50%',
  background: `linear-gradient(${color.surface}, ${color.surface}) padding-box, conic-gradient(${color.accentText} 20%, ${color.line} 0) border-box`,
});
export const name = style({ width: '70%', height: 15, marginTop: 16 });
export const studio = style({ width: '44%', height: 12, marginTop: 9 });
