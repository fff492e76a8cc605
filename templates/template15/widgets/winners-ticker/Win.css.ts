import { style } from '@vanilla-extract/css';
import { below, tokens, within } from '../../../../engine/theme';
import confetti from './confetti.svg?no-inline';

const { color, font, radius, weight } = tokens;
const small = within(below('mobileMedium'));

export const win = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 16,
  padding: '16px 18px',
  borderRadius: radius.large,
  overflow: 'hidden',
  /** The confetti keeps clear of the words. */
  background: `linear-gradient(90deg, ${color.accentDeep} 68%, transparent 84%), url("${confetti}") 50% / cover ${color.accentDeep}`,
  color: color.onAccentDeep,
});
export const picture = style({
  width: 96,
  height: 96,
  borderRadius: '50%',
  objectFit: 'cover',
  ...small({ width: 76, height: 76 }),
});
export const words = style({ position: 'relative', minWidth: 0 });
export const line = style({ margin: 0, overflow: 'hidden', fontWeight: weight.medium, textOverflow: 'ellipsis' });
export const amount = style({
  display: 'block',
  color: color.second,
  fontFamily: font.figures,
  fontSize: 'clamp(25px, 8.4vw, 33px)',
  fontWeight: weight.display,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.045em',
  lineHeight: '36px',
});
export const game = style({
  display: 'inline-block',
  maxWidth: '100%',
  overflow: 'hidden',
  paddingBlock: 4,
  color: 'inherit',
  fontSize: 13,
  fontWeight: weight.medium,
  lineHeight: '18px',
  textOverflow: 'ellipsis',
  textUnderlineOffset: 3,
  whiteSpace: 'nowrap',
  '::after': { content: '', position: 'absolute', inset: '-24px -24px -24px -130px' },
});
