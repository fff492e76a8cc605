import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from, tokens } from '../../../../../engine/theme';
import { themedTiles } from '../../../../../widgets/game-grid/bentoTile.css';

const narrow = below('tablet');

/** Neither section nor list has a box: the games are cells of the board. */
export const section = style({ display: 'contents' });
const list = style([themedTiles, { display: 'contents', listStyle: 'none' }]);
export const sizes = styleVariants({ lead: [list], wide: [list], square: [list] });

const spans = { lead: [5, 4, 4, 4], wide: [3, 2, 4, 2], square: [2, 2, 2, 2] } as const;
for (const [size, [width, height, phoneWidth, phoneHeight]] of Object.entries(spans)) {
  globalStyle(`${list}[data-size=${size}] > li`, {
    minWidth: 0,
    borderRadius: tokens.radius.large,
    overflow: 'clip',
    '@media': {
      [from('tablet')]: { gridColumn: `span ${width}`, gridRow: `span ${height}` },
      '(width >= 768px) and (width < 1180px)': { gridColumn: `span ${size === 'lead' ? 6 : size === 'wide' ? 4 : 2}` },
      [narrow]: { gridColumn: `span ${phoneWidth}`, gridRow: `span ${phoneHeight}` },
    },
  });
}
globalStyle(`${section} > :not(ul)`, { gridColumn: '1 / -1' });
