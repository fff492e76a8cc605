import { style } from '@vanilla-extract/css';
import { bareButton, tokens } from '../../../engine/theme';

const { color, font, radius, size, stroke, weight } = tokens;
const line = `${stroke.decor} solid ${color.line}`;

export const box = style({
  display: 'grid',
  gap: 10,
  minWidth: 0,
  marginTop: 12,
  padding: 16,
  border: line,
  borderRadius: radius.medium,
  background: color.surface,
});
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: 0,
  fontFamily: font.display,
  fontSize: size.box,
  fontWeight: weight.heading,
});
export const count = style({
  minWidth: 24,
  padding: '2px 8px',
  borderRadius: radius.round,
  background: color.accent,
  color: color.onAccent,
  fontFamily: font.text,
  fontSize: size.small,
  textAlign: 'center',
});
export const none = style({ margin: 0, color: color.textMuted });
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 44px',
  alignItems: 'center',
  gap: 10,
  padding: '10px 0',
  selectors: { '& + &': { borderTop: line } },
});
export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const pick = style({ fontWeight: weight.strong });
export const match = style({ color: color.textMuted, fontSize: size.small });
export const price = style({
  display: 'grid',
  justifyItems: 'end',
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const before = style({ color: color.textMuted, fontSize: size.tiny, fontWeight: weight.body });
export const remove = style({
  ...bareButton,
  width: 44,
  height: 44,
  borderRadius: radius.control,
  color: color.text,
  ':hover': { background: color.surfaceHigh },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 10,
  margin: 0,
  color: color.textMuted,
  fontSize: size.small,
});
