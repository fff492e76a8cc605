import { style } from '@vanilla-extract/css';
import { below, tallScripts, tokens } from '../../../../engine/theme';

const { color, font, radius, size, stroke, weight } = tokens;
const narrow = below('desktop');

/** Two lines inside the edge, as on engraved cards. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minHeight: 320,
  height: '100%',
  padding: '40px 42px',
  border: `${stroke.decor} solid ${color.edge}`,
  borderRadius: radius.medium,
  overflow: 'hidden',
  background: `radial-gradient(120% 90% at 85% 10%, ${color.surfaceRaised}, ${color.surface})`,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 5,
    border: `${stroke.decor} solid color-mix(in oklab, ${color.edge} 58%, ${color.surface})`,
    pointerEvents: 'none',
  },
  '@media': { [narrow]: { padding: '30px 28px' } },
});
export const picture = style({
  position: 'absolute',
  right: -14,
  bottom: -18,
  width: 250,
  height: 282,
  objectFit: 'contain',
  '@media': { [narrow]: { width: 180, height: 202 } },
});
export const kicker = style({ position: 'relative', color: color.accentText, fontWeight: weight.strong });
export const title = style({
  position: 'relative',
  maxWidth: '10.5em',
  margin: '6px 0 10px',
  fontFamily: font.display,
  fontSize: 'clamp(27px, 2.3vw, 33px)',
  fontWeight: weight.heading,
  letterSpacing: '.01em',
  lineHeight: 1.21,
  selectors: tallScripts,
  textWrap: 'balance',
});
export const text = style({
  position: 'relative',
  maxWidth: 290,
  margin: '0 0 24px',
  fontSize: size.lead,
  lineHeight: 1.45,
  textWrap: 'pretty',
  '@media': { [narrow]: { maxWidth: 240, fontSize: size.body } },
});
export const way = style({ position: 'relative', marginTop: 'auto' });
