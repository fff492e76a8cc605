import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

const { color, font, radius, size, space, stroke, tracking, weight } = tokens;

export const title = style({
  margin: '4px 0 12px',
  fontFamily: font.display,
  fontSize: size.box,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: 1.3,
});
export const panel = style({
  padding: space.inside,
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
});
export const figure = style({
  margin: '0 0 10px',
  fontFamily: font.figures,
  fontSize: '1.75em',
  fontWeight: weight.heading,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.035em',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});
export const bars = style({ width: '100%' });
export const bar = style({ fill: color.accentTint });
export const currentBar = style({ fill: color.accentText });
export const times = style({ margin: '12px 0 0', paddingTop: 6, borderTop: `${stroke.decor} solid ${color.line}` });
export const time = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  lineHeight: '28px',
  color: color.textMuted,
});
export const value = style({
  margin: 0,
  color: color.text,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
