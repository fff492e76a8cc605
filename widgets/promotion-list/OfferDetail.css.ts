import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../engine/theme';
import * as list from './PromotionList.css';

const { color, font, radius, size, stroke, weight } = tokens;

export const offer = style({ minWidth: 0 });
export const back = style({ marginBlockEnd: 12, paddingInline: 0 });
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.large,
  overflow: 'hidden',
  background: color.surface,
  '@media': { [below('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const picture = style({
  position: 'relative',
  minHeight: 320,
  overflow: 'hidden',
  background: color.surfaceHigh,
  '@media': { [below('desktop')]: { minHeight: 0, aspectRatio: '66 / 40' } },
});
export const image = style([list.image, { position: 'absolute', inset: 0 }]);
export const figure = style([list.figure, { fontSize: size.page }]);
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: 12,
  padding: 'clamp(20px, 3.4vw, 40px)',
  overflowWrap: 'anywhere',
});
export const kicker = list.kicker;
export const title = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: size.page,
  fontWeight: weight.display,
  lineHeight: tokens.leading.display,
  ':focus': { outline: 'none' },
});
export const text = style({ maxWidth: '60ch', margin: 0, lineHeight: 1.65 });
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: '14px 36px', margin: 0 });
export const name = style({ margin: 0, color: color.textMuted, fontSize: size.small });
export const value = style({ minHeight: 24, margin: 0, fontWeight: weight.strong });
export const code = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  margin: 0,
  fontFamily: font.figures,
  fontSize: size.lead,
  fontWeight: weight.strong,
  letterSpacing: '0.06em',
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: 10, marginBlockStart: 8 });
