import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

const { color, font, radius, size, stroke, weight } = tokens;

export const clock = style({
  position: 'fixed',
  insetBlockEnd: `calc(${tokens.frame.mobileBar} + 8px)`,
  insetInlineStart: 8,
  zIndex: 5,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 28,
  padding: '0 10px',
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.round,
  background: color.surface,
  color: color.textMuted,
  fontSize: size.tiny,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
});
export const check = style({
  width: 'min(440px, calc(100vw - 32px))',
  padding: 'clamp(20px, 5vw, 32px)',
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  color: color.text,
  '::backdrop': { background: color.scrim },
});
export const title = style({ margin: 0, fontFamily: font.display, fontSize: size.section, fontWeight: weight.heading });
export const words = style({ margin: '10px 0 0' });
export const net = style({ margin: '12px 0 20px', fontSize: size.lead, fontWeight: weight.strong });
export const waiting = style({ display: 'block', width: 200, height: 24 });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: 10 });
