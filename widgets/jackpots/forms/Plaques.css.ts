import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../../engine/theme';

const { color, font, radius, shadow, size, stroke, weight } = tokens;
const narrow = below('desktop');

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: 20,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [narrow]: { gap: 10 } },
});
/** Two lines: the edge, and a finer one inside it. */
export const plaque = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 18,
  padding: '24px 28px',
  border: `${stroke.decor} solid ${color.edge}`,
  borderRadius: radius.medium,
  background: `linear-gradient(${color.surfaceRaised}, ${color.band})`,
  boxShadow: `inset 0 0 0 4px ${color.background}, inset 0 0 0 5px color-mix(in oklab, ${color.edge} 58%, ${color.surface}), ${shadow.raised}`,
  containerType: 'inline-size',
  '@media': { [narrow]: { gridTemplateColumns: '50px minmax(0, 1fr)', gap: 14, padding: '16px 20px' } },
});
export const gem = style({ width: '100%', height: 'auto' });
export const words = style({ minWidth: 0 });
export const name = style({
  display: 'block',
  fontFamily: font.display,
  fontSize: 16,
  fontWeight: weight.heading,
  letterSpacing: '.04em',
  lineHeight: '20px',
});
/** As large as the room allows: a long figure never breaks. */
export const amount = style({
  display: 'block',
  marginTop: 2,
  color: color.figure,
  fontFamily: font.figures,
  fontSize: `min(${size.jackpot}, 9.2cqi)`,
  fontWeight: weight.heading,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.22,
  whiteSpace: 'nowrap',
});
export const note = style({ display: 'block', color: color.textMuted, fontSize: size.tiny, lineHeight: '18px' });
