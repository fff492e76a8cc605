import { style } from '@vanilla-extract/css';
import { panel, tokens } from '../../engine/theme';

const { color, font, radius, size, stroke, weight } = tokens;

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
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  gap: 12,
  margin: 0,
});
export const limit = style({
  minWidth: 0,
  padding: '14px 16px',
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  overflowWrap: 'anywhere',
});
export const name = style({ color: color.textMuted, fontSize: size.small });
export const figure = style({
  margin: '2px 0',
  fontFamily: font.figures,
  fontSize: size.box,
  fontWeight: weight.strong,
  lineHeight: tokens.leading.heading,
});
export const note = style({ margin: 0, color: color.textMuted, fontSize: size.small });
export const pending = style([note, { color: color.text }]);
export const skeleton = style({ display: 'block', height: 88 });
