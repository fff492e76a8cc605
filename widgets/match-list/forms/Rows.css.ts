import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../engine/theme';

export const section = style({ minWidth: 0, containerType: 'inline-size' });
export const list = style({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });

export const match = style({
  display: 'grid',
  gridTemplateColumns: '124px minmax(0, 1fr) minmax(0, 292px)',
  alignItems: 'center',
  gap: 8,
  padding: '12px 14px 12px 22px',
  borderRadius: tokens.radius.medium,
  background: tokens.color.surface,
  '@container': {
    '(width < 720px)': { gridTemplateColumns: '114px minmax(0, 1fr) minmax(0, 228px)', paddingInlineStart: 18 },
    '(width < 600px)': { gridTemplateColumns: 'minmax(0, 1fr)', padding: 14 },
  },
});

export const when = style({
  margin: 0,
  color: tokens.color.textMuted,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.medium,
  lineHeight: 1.25,
  '@container': { '(width < 600px)': { display: 'flex', gap: 8 } },
});
globalStyle(`${when} > time`, { display: 'block', color: tokens.color.accentText, fontWeight: tokens.weight.heading });
export const live = style({ display: 'block', color: tokens.color.live, fontWeight: tokens.weight.heading });
export const league = style({ overflowWrap: 'anywhere' });

export const sides = style({
  display: 'grid',
  gap: 2,
  minWidth: 0,
  '@container': { '(width < 600px)': { marginBottom: 4 } },
});
export const side = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: 0,
  minWidth: 0,
  fontSize: 19,
  fontWeight: tokens.weight.strong,
  lineHeight: 1.2,
});
export const team = style({ flex: '0 1 auto', overflowWrap: 'anywhere' });

export const odds = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const price = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 3,
  minHeight: 56,
  boxSizing: 'border-box',
  paddingTop: 4,
  borderRadius: tokens.radius.medium,
  background: tokens.color.accentTint,
  color: tokens.color.text,
  fontSize: 20,
  fontWeight: tokens.weight.heading,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  textDecoration: 'none',
  ':hover': { background: tokens.color.accent, color: tokens.color.onAccent },
  ':active': { background: tokens.color.accent, color: tokens.color.onAccent },
  '@media': { [below('tablet')]: { borderRadius: 18 } },
});
export const outcome = style({
  color: tokens.color.textMuted,
  fontSize: 14,
  fontWeight: tokens.weight.medium,
  selectors: { [`${price}:hover &, ${price}:active &`]: { color: 'inherit' } },
});
