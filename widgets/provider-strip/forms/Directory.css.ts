import { style } from '@vanilla-extract/css';
import { from, tokens } from '../../../engine/theme';

const { color, space } = tokens;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  gap: '2px 24px',
  margin: 0,
  padding: `14px ${space.inside}`,
  listStyle: 'none',
  // Columns that leave no hole in the last row of six, twelve or eighteen.
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from('desktopMedium')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 30,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { background: color.accent, color: color.onAccent },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
export const name = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const count = style({ color: color.textMuted, selectors: { [`${link}:hover &`]: { color: 'inherit' } } });
