import { style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

export const call = style({ position: 'relative', containerType: 'inline-size' });
export const title = style({
  margin: 0,
  fontFamily: tokens.font.display,
  fontSize: 'clamp(48px, 18.4cqi, 104px)',
  fontWeight: tokens.weight.display,
  letterSpacing: tokens.tracking.display,
  lineHeight: tokens.leading.display,
  textWrap: 'balance',
  // Russian words are long, and its letters wide: the longest one stands whole in 256 px.
  selectors: { '&:where(:lang(ru))': { fontSize: 'clamp(36px, 14cqi, 104px)' } },
});
export const text = style({ maxWidth: '30em', margin: '18px 0 20px', fontSize: tokens.size.lead });
export const button = style({ fontSize: tokens.size.lead, fontWeight: tokens.weight.heading, padding: '2px 26px 0' });
