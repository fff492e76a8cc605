import { tokens } from '../../engine/theme';

/**
 * The narrowest have a smaller picture. From these widths of a sheet on its lines have a number and a return, and all
 * columns.
 */
export const narrowest = '(width < 350px)';
export const middle = '(width >= 560px)';
export const wide = '(width >= 860px)';

/** Columns of a sheet of games: picture, name, players, favourite; further ones where there is room. */
export const columns = {
  display: 'grid',
  gridTemplateColumns: '106px minmax(0, 1fr) auto 44px',
  columnGap: 14,
  alignItems: 'center',
  paddingInlineStart: tokens.space.inside,
  '@container': {
    [narrowest]: { gridTemplateColumns: '84px minmax(0, 1fr) auto 44px', columnGap: 10 },
    [middle]: { gridTemplateColumns: '34px 106px minmax(0, 1fr) 66px 66px 44px', columnGap: 16, paddingInlineStart: 0 },
    [wide]: { gridTemplateColumns: '40px 130px minmax(0, 1fr) 100px 66px 140px 70px 92px' },
  },
} as const;
