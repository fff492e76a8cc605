import { style } from '@vanilla-extract/css';
import { from, tokens } from '../../../engine/theme';

const { color, size, weight } = tokens;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(108px, 1fr))',
  gap: '0 12px',
  margin: 0,
  padding: '8px 0',
  listStyle: 'none',
  fontSize: size.small,
  '@media': {
    [from('desktop')]: {
      fontSize: size.body,
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '0 22px',
    },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: 9,
  minHeight: 44,
  color: color.textMuted,
  fontWeight: weight.strong,
  lineHeight: 1.2,
  textDecoration: 'none',
  ':hover': { color: color.text },
});
