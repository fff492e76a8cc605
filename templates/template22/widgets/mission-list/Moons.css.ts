import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../../engine/theme';

const { color, leading, radius, size, space, stroke, tracking, weight } = tokens;

export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: `24px ${space.inside}`,
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
});
export const title = style({
  maxWidth: '12ch',
  margin: 0,
  fontSize: size.page,
  fontWeight: weight.heading,
  letterSpacing: tracking.display,
  lineHeight: leading.display,
});
export const text = style({ margin: '10px 0 0', maxWidth: '34ch', color: color.textMuted });
export const reward = style({ color: color.text, whiteSpace: 'nowrap' });
export const moons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px clamp(5px, 1.4vw, 20px)',
  margin: '24px 0 20px',
  padding: 0,
  listStyle: 'none',
});
export const mission = style({
  flex: '1 0 44px',
  color: color.textMuted,
  fontSize: size.tiny,
  fontWeight: weight.medium,
  textAlign: 'center',
});
export const next = style([mission, { color: color.text }]);
export const moon = style({ display: 'block', margin: '0 auto 6px' });
export const dark = style({ fill: color.surfaceHigh });
export const light = style({ fill: color.textMuted });
export const full = style({ fill: color.accentText });
export const rim = style({ fill: 'none', stroke: color.line, strokeWidth: 1.5 });
globalStyle(`${next} ${rim}`, { stroke: color.accentText });
export const way = style({ alignSelf: 'flex-start', marginTop: 'auto' });
