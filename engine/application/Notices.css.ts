import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../theme/media';
import { tokens } from '../theme/tokens.css';

export const stack = style({
  position: 'fixed',
  insetBlockEnd: 24,
  insetInlineEnd: 24,
  zIndex: 90,
  display: 'grid',
  gap: 10,
  width: 'min(380px, calc(100vw - 32px))',
  pointerEvents: 'none',
  '@media': { [below('tablet')]: { insetInlineEnd: 16, insetBlockEnd: `calc(${tokens.frame.mobileBar} + 16px)` } },
});

export const notice = style({
  margin: 0,
  padding: '14px 16px',
  border: `1px solid ${tokens.color.line}`,
  borderInlineStartWidth: 4,
  borderRadius: tokens.radius.medium,
  background: tokens.color.surfaceRaised,
  color: tokens.color.text,
  boxShadow: tokens.shadow.overlay,
  fontWeight: tokens.weight.strong,
  pointerEvents: 'auto',
});

export const tones = styleVariants({
  error: { borderInlineStartColor: tokens.color.bad },
  warning: { borderInlineStartColor: tokens.color.warn },
  success: { borderInlineStartColor: tokens.color.ok },
});
