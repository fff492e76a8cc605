import { style } from '@vanilla-extract/css';
import { panel, tokens } from '../../engine/theme';

const { color, font, radius, size, weight } = tokens;

export const pause = style({ display: 'grid', gap: 14 });
export const words = style({ margin: 0 });
export const net = style({
  margin: 0,
  fontFamily: font.figures,
  fontSize: size.lead,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const skeleton = style({ display: 'inline-block', width: 200, height: '1.2em', verticalAlign: 'bottom' });
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: 44, color: color.accentText });
export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '12px 16px',
  borderRadius: radius.medium,
  background: color.surfaceRaised,
});
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  gap: 10,
  marginTop: 4,
});

export const card = style({
  ...panel,
});
export const title = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: size.section,
  fontWeight: weight.heading,
  lineHeight: tokens.leading.heading,
});
export const text = style({ margin: 0, maxWidth: '60ch', color: color.textMuted });
