import { style } from '@vanilla-extract/css';
import { from, tokens } from '../../../engine/theme';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '40px 60px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 12,
  boxSizing: 'border-box',
  minHeight: 79,
  borderBottom: `${tokens.stroke.decor} solid ${tokens.color.line}`,
  '@media': {
    [from('desktopMedium')]: { gridTemplateColumns: '50px 68px minmax(0, 1fr)', columnGap: 14, minHeight: 91 },
  },
});
export const picture = style({ gridColumn: 2, aspectRatio: '1' });
export const title = style({ width: '74%', height: 16 });
export const meta = style({ width: '48%', height: 12, marginTop: 8 });
