import { style } from '@vanilla-extract/css';
import { progressBar, tokens } from '../../../../engine/theme';

const { color, font, radius, size, tracking, weight } = tokens;
export const board = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minHeight: 268,
  minWidth: 0,
  boxSizing: 'border-box',
  padding: '34px 32px 32px',
  borderRadius: radius.medium,
  background: `linear-gradient(150deg, ${color.surfaceRaised}, ${color.field})`,
});
export const title = style({
  margin: '0 0 14px',
  fontFamily: font.display,
  fontSize: 31,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: 1.1,
});
export const mission = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '6px 12px',
  width: '100%',
  marginBottom: 14,
  fontSize: size.small,
  lineHeight: 1.4,
});
export const reward = style({ color: color.figure, fontWeight: weight.strong });
export const bar = style({
  ...progressBar({ height: 5, radius: radius.small, track: color.surfaceHigh, fill: color.accentText }),
  gridColumn: '1 / -1',
  width: '100%',
  color: color.accentText,
});
export const way = style({ marginTop: 'auto' });
