import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';

const { color, layout, space, weight } = tokens;
const narrow = below('desktop');

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 400,
  maxWidth: layout.container,
  margin: '0 auto',
  padding: `8px ${space.gutter} 0`,
  '@media': { [below('desktopMedium')]: { columnGap: 300 }, [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const notice = style({
  margin: 0,
  overflow: 'hidden',
  lineHeight: '28px',
  textAlign: 'end',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { textAlign: 'center' } },
});
export const second = style([notice, { textAlign: 'start', '@media': { [narrow]: { display: 'none' } } }]);
export const lead = style({ color: color.accentText, fontWeight: weight.medium });
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
});
