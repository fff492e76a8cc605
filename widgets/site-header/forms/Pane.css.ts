import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../engine/theme';

const { color, radius, shadow, size, stroke, tracking, weight } = tokens;
const veil = (part: string) => `color-mix(in oklab, ${color.surfaceRaised} ${part}, transparent)`;

/** Where a browser cannot blur what lies below, the pane lets less of it through. */
export const pane = style({
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  height: 76,
  padding: '0 14px 0 24px',
  border: `${stroke.decor} solid ${veil('85%')}`,
  borderRadius: radius.large,
  background: veil('92%'),
  color: color.onBand,
  boxShadow: shadow.raised,
  '@supports': {
    '(backdrop-filter: blur(1px))': { background: veil('78%'), backdropFilter: 'blur(20px) saturate(1.4)' },
  },
  '@media': { [below('tablet')]: { gap: 8, height: 62, padding: '0 8px 0 14px' } },
});
export const logo = style({
  flex: '0 1 auto',
  gap: 12,
  minWidth: 36,
  minHeight: 46,
  fontSize: 25,
  fontWeight: weight.display,
  letterSpacing: tracking.heading,
  whiteSpace: 'nowrap',
  '@media': {
    [below('tablet')]: { gap: 8, marginInlineEnd: 'auto', fontSize: 20 },
    // The name gives its room before a word of the ways in does, as a whole.
    [below('mobileMedium')]: {
      flexWrap: 'wrap',
      flexShrink: 99,
      gap: '0 8px',
      height: 46,
      overflow: 'hidden',
      lineHeight: '46px',
    },
  },
});
globalStyle(`${logo} > img`, { height: 46, '@media': { [below('tablet')]: { height: 36 } } });
// A player's balance and ways take the room of the name.
globalStyle(`[data-auth] ${pane} [data-part="wordmark"]`, { '@media': { [below('tablet')]: { display: 'none' } } });
export const nav = style({ minWidth: 0, '@media': { [below('desktop')]: { display: 'none' } } });
globalStyle(`${nav} ul`, {
  flexWrap: 'nowrap',
  gap: 0,
  fontSize: size.body,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
});
globalStyle(`${nav} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: 46,
  padding: '0 14px',
  borderRadius: 14,
  color: 'inherit',
});
globalStyle(`${nav} a:hover`, { background: color.surfaceRaised });
export const end = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 10,
  minWidth: 0,
  '@media': { [below('tablet')]: { flex: '0 1 auto', gap: 2 } },
});
/** It shrinks before language and balance do. */
globalStyle(`${end} form`, { flex: '0 9999 228px', minWidth: 0 });
globalStyle(`${end} form label`, { borderRadius: radius.control, background: color.field, color: color.onBandMuted });
