import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minWidth: 44,
  padding: '0 16px',
  border: `${tokens.stroke.control} solid transparent`,
  borderRadius: tokens.radius.control,
  fontFamily: tokens.font.text,
  fontWeight: tokens.weight.strong,
  fontSize: tokens.size.body,
  lineHeight: 1.1,
  letterSpacing: tokens.tracking.body,
  textDecoration: 'none',
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${tokens.motion.duration} ${tokens.motion.easing}, border-color ${tokens.motion.duration} ${tokens.motion.easing}`,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 2 },
    '&[aria-busy]': { cursor: 'progress', opacity: 0.8 },
    '&:disabled': {
      cursor: 'not-allowed',
      color: tokens.color.textMuted,
      background: tokens.color.surface,
      borderColor: tokens.color.line,
    },
  },
});

export const kinds = styleVariants({
  primary: {
    background: tokens.color.accent,
    color: tokens.color.onAccent,
    ':hover': { background: tokens.color.accentHover },
  },
  secondary: {
    background: tokens.color.surfaceRaised,
    color: tokens.color.text,
    borderColor: tokens.color.line,
    ':hover': { borderColor: tokens.color.edge },
  },
  quiet: { background: 'transparent', color: tokens.color.accentText, ':hover': { textDecoration: 'underline' } },
  second: { background: tokens.color.second, color: tokens.color.onSecond },
});

export const sizes = styleVariants({
  normal: { minHeight: tokens.control.height },
  compact: { minHeight: tokens.control.compact, '@media': { '(pointer: coarse)': { minHeight: 44 } } },
});
