import { style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

const { color, radius, size, space, stroke, tracking, weight } = tokens;

export const panel = style({
  padding: space.inside,
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.textMuted,
  fontSize: size.small,
});

export const title = style({
  display: 'block',
  marginBottom: 4,
  color: color.text,
  fontSize: size.box,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
});
export const text = style({ margin: 0 });
export const button = style({ width: '100%', marginTop: 12 });
