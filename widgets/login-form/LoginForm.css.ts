import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

export const form = style({
  display: 'grid',
  gap: 12,
  width: 'min(100%, 440px)',
  padding: 'clamp(20px, 4vw, 28px)',
  border: `${tokens.stroke.decor} solid ${tokens.color.line}`,
  borderRadius: tokens.radius.large,
  background: tokens.color.surface,
});

export const failure = style({
  display: 'flex',
  gap: 8,
  margin: 0,
  padding: '10px 12px',
  borderRadius: tokens.radius.control,
  background: tokens.color.badTint,
  color: tokens.color.bad,
});

export const reveal = style({
  position: 'absolute',
  insetInlineEnd: 4,
  minHeight: 36,
  padding: '0 10px',
  border: 0,
  borderRadius: tokens.radius.control,
  background: tokens.color.field,
  color: tokens.color.accentText,
  font: 'inherit',
  fontSize: tokens.size.small,
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: -2 },
});

export const link = style({ justifySelf: 'start', padding: '4px 0', color: tokens.color.accentText });
export const note = style({ margin: 0, color: tokens.color.textMuted });
