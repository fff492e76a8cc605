import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../../engine/theme';

const { color, stroke } = tokens;

export const form = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 150,
  color: color.textMuted,
  '@media': { [below('desktop')]: { width: '100%' } },
});
export const icon = style({ position: 'absolute', insetInlineStart: 0, color: color.text, pointerEvents: 'none' });

export const field = style({
  boxSizing: 'border-box',
  width: 'auto',
  minWidth: 150,
  maxWidth: 240,
  fieldSizing: 'content',
  height: 30,
  padding: '0 0 0 25px',
  border: 0,
  borderBottom: `${stroke.control} solid transparent`,
  borderRadius: 0,
  background: 'none',
  font: 'inherit',
  color: color.text,
  '::placeholder': { color: color.textMuted, opacity: 1 },
  '::-webkit-search-cancel-button': { display: 'none' },
  ':hover': { borderBottomColor: color.edge },
  ':focus': { borderBottomColor: color.edge },
  '@media': {
    [below('desktop')]: { width: '100%', maxWidth: 'none', height: 44, fontSize: 16, borderBottomColor: color.edge },
  },
});
