import { style } from '@vanilla-extract/css';
import { columns, middle, narrowest, wide } from '../../../../../widgets/game-grid/sheetColumns.css';

export const line = style({
  ...columns,
  height: 82,
  '@container': {
    ...columns['@container'],
    [middle]: { ...columns['@container'][middle], height: 78 },
    [wide]: { ...columns['@container'][wide], height: 94 },
  },
});
export const number = style({ display: 'none', '@container': { [middle]: { display: 'block' } } });
export const picture = style({
  width: 106,
  height: 62,
  '@container': { [narrowest]: { width: 84, height: 50 }, [wide]: { width: 130, height: 78 } },
});
export const title = style({ width: '64%', height: 16 });
export const studio = style({ width: '38%', height: 12, marginTop: 8 });
