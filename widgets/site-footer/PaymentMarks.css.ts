import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: '8px 0 14px',
  padding: 0,
  listStyle: 'none',
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 46,
  height: 30,
  border: `${tokens.stroke.decor} solid ${tokens.color.line}`,
  borderRadius: tokens.radius.small,
  color: tokens.color.textMuted,
});
