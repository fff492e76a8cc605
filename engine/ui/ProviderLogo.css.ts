import { globalStyle, style } from '@vanilla-extract/css';
import { growing } from '../theme/growing';
import { tokens } from '../theme/tokens.css';

/** One ink, one height; what differs is the lettering. */
export const logo = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 7,
  minWidth: 0,
  maxWidth: '100%',
  color: 'inherit',
  fontFamily: tokens.font.figures,
  fontSize: 16,
  lineHeight: 1.05,
  textAlign: 'center',
});
/**
 * A long name takes two lines; where the sign and a word of it have no room beside each other, the sign stands above.
 */
export const name = style({
  flex: '1 1 min-content',
  minWidth: 0,
  maxHeight: growing('2.2em', 72),
  overflow: 'hidden',
  overflowWrap: 'break-word',
  textWrap: 'balance',
});
const hands = [
  { fontWeight: 700, letterSpacing: '-.04em' },
  { fontWeight: 400, textTransform: 'lowercase' },
  { fontWeight: 600, fontSize: 14, letterSpacing: '.06em', textTransform: 'uppercase' },
  { fontWeight: 900, letterSpacing: '-.05em', textTransform: 'uppercase' },
  {
    fontFamily: 'Georgia, "Times New Roman", serif',
    fontSize: 17,
    fontStyle: 'italic',
    fontWeight: 700,
    letterSpacing: '-.02em',
  },
  { fontWeight: 300, letterSpacing: '.03em' },
] as const;
hands.forEach((hand, index) => globalStyle(`${logo}[data-hand="${index}"]`, hand));
