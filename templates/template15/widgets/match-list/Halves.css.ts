import { style, styleVariants } from '@vanilla-extract/css';
import { below, oklch, tokens, within } from '../../../../engine/theme';
import blue from './rooster-blue.svg?no-inline';
import red from './rooster-red.svg?no-inline';

const { color, radius, shadow, weight } = tokens;
/** Where words and both presses have no room abreast, the presses share a row. */
const small = within(below('mobileMedium'));

export const fight = style({
  borderRadius: radius.large,
  overflow: 'hidden',
  background: color.surface,
  boxShadow: shadow.raised,
});
export const halves = style({ position: 'relative', display: 'grid', gridTemplateColumns: '1fr 1fr', minHeight: 150 });
const ground = style({
  margin: 0,
  padding: '16px 18px',
  overflow: 'hidden',
  color: oklch(1, 0, 0),
  fontSize: 14,
  fontWeight: weight.strong,
  lineHeight: '18px',
  overflowWrap: 'anywhere',
});
/** Red and blue are the colours of the two sides wherever cocks fight. */
export const half = styleVariants({
  home: [
    ground,
    { background: `url("${red}") calc(100% - 14px) 100% / min(132px, 62%) no-repeat ${oklch(0.5, 0.19, 25)}` },
  ],
  away: [
    ground,
    { background: `url("${blue}") 14px 100% / min(132px, 62%) no-repeat ${oklch(0.45, 0.15, 255)}`, textAlign: 'end' },
  ],
});
export const price = style({
  display: 'block',
  fontSize: 27,
  fontWeight: weight.display,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.04em',
  lineHeight: '31px',
});
export const versus = style({
  position: 'absolute',
  left: '50%',
  top: '50%',
  display: 'grid',
  placeItems: 'center',
  width: 50,
  height: 50,
  margin: -25,
  borderRadius: '50%',
  background: color.surface,
  color: color.text,
  fontWeight: weight.display,
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '10px 10px 10px 18px',
});
export const words = style({
  flex: '1 1 120px',
  minWidth: 0,
  margin: 0,
  fontSize: 14,
  lineHeight: '18px',
  ...small({ flexBasis: '100%' }),
});
export const league = style({ display: 'block', fontSize: 15, fontWeight: weight.display });
export const time = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const side = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  padding: '0 18px',
  borderRadius: radius.control,
  background: color.surfaceRaised,
  color: color.accentText,
  fontWeight: weight.display,
  textDecoration: 'none',
  ...small({ flex: 1 }),
  ':hover': { background: color.surfaceHigh },
});
