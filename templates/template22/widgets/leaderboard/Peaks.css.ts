import { style } from '@vanilla-extract/css';
import { below, tokens, visuallyHidden } from '../../../../engine/theme';

const { color, leading, radius, size, space, stroke, tracking, weight } = tokens;
const narrow = below('desktop');

export const pane = style({
  position: 'relative',
  minHeight: 306,
  overflow: 'hidden',
  padding: `24px ${space.inside}`,
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  boxSizing: 'border-box',
  '@media': { [narrow]: { minHeight: 430 } },
});
export const title = style({
  position: 'relative',
  maxWidth: '12ch',
  margin: 0,
  fontSize: size.page,
  fontWeight: weight.heading,
  letterSpacing: tracking.display,
  lineHeight: leading.display,
});
export const text = style({ position: 'relative', margin: '10px 0 0', color: color.textMuted });
export const way = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineEnd: 28,
  top: 28,
  '@media': { [narrow]: { position: 'relative', inset: 'auto', marginTop: 16 } },
});
export const list = visuallyHidden;

export const range = style({
  position: 'absolute',
  insetInlineStart: 0,
  bottom: 0,
  width: '100%',
  height: 'auto',
  pointerEvents: 'none',
  '@media': { [below('tablet')]: { insetInlineStart: '-59%', width: '190%' } },
});
export const lit = style({ stopColor: `color-mix(in oklab, ${color.accentText} 70%, ${color.background})` });
export const slope = style({ stopColor: `color-mix(in oklab, ${color.accentText} 24%, ${color.surfaceHigh})` });
export const night = style({ stopColor: color.surface });
export const snow = style({ fill: color.text, opacity: 0.94 });
export const pole = style({ stroke: color.text, strokeWidth: 1.6 });
export const flag = style({ fill: color.second });
export const firstFlag = style({ fill: color.accentText });
export const player = style({ fill: color.text, fontSize: 16, fontWeight: 800 });
export const points = style({ fill: color.textMuted, fontSize: 14.5, fontWeight: weight.strong });
