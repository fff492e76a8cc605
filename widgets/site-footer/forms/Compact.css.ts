import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../../engine/theme';

const { color, size, space, stroke } = tokens;
const rule = `${stroke.decor} solid ${color.line}`;

export const footer = style({
  borderTop: rule,
  padding: `0 ${space.gutter} 28px`,
  background: color.band,
  color: color.onBandMuted,
});

export const above = style({ paddingBlock: 8, borderBottom: rule });
export const middle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 24px',
  padding: '14px 0 12px',
});
export const payment = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 28,
  border: 0,
  borderRadius: tokens.radius.small,
  background: color.surfaceRaised,
  color: color.textFaint,
});
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 22px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: size.small,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: color.onBand, textDecoration: 'underline' },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});

export const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 14,
  fontSize: size.tiny,
  lineHeight: '18px',
});

export const age = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 34,
  height: 34,
  border: `1.6px solid ${color.onBandMuted}`,
  borderRadius: '50%',
  color: color.onBand,
  fontWeight: 700,
});

export const licence = style({ flex: '1 1 240px', maxWidth: 860, margin: 0, color: color.textFaint });
export const end = style({
  marginInlineStart: 'auto',
  '@media': { [below('tablet')]: { width: '100%' } },
  ':empty': { display: 'none' },
});
