import { style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

const { color, control, radius, stroke } = tokens;

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: 'min(440px, 100%)',
  height: control.compact,
  padding: '0 8px 0 12px',
  border: `${stroke.control} solid ${color.line}`,
  borderRadius: radius.control,
  background: color.field,
  color: color.textMuted,
  transition: `border-color ${tokens.motion.duration} ${tokens.motion.easing}`,
  ':hover': { borderColor: color.edge },
  ':focus-within': { borderColor: color.focus, boxShadow: `0 0 0 1px ${color.focus}` },
  '@media': { '(pointer: coarse)': { height: 44 } },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text,
  outline: 'none',
  textOverflow: 'ellipsis',
  '::placeholder': { color: color.textMuted, opacity: 1 },
  '@media': { '(pointer: coarse)': { fontSize: 16 } },
});
