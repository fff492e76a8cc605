import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css';

const { color, size } = tokens;

export const password = style({ display: 'grid', gap: 4, minWidth: 0 });
export const link = style({ fontSize: size.small, color: color.accentText, textUnderlineOffset: 3 });
export const meter = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 20,
  margin: '0 0 4px',
  color: color.textMuted,
  fontSize: size.small,
});
export const bars = style({
  display: 'grid',
  flex: '1 1 0',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 4,
  maxWidth: 200,
});
export const bar = style({
  height: 4,
  borderRadius: 2,
  background: color.line,
  transition: `background-color ${tokens.motion.duration} ${tokens.motion.easing}`,
});
export const levels = styleVariants({
  1: { background: color.bad },
  2: { background: color.warn },
  3: { background: color.ok },
  4: { background: color.ok },
});
