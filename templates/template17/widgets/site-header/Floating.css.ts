import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';
import { breakpoints } from '../../template.json';

const { color, radius, size, tracking, weight } = tokens;

export const floating = style({
  display: 'flex',
  alignItems: 'center',
  gap: 'clamp(12px, 2vw, 28px)',
  boxSizing: 'border-box',
  height: 68,
  padding: '0 12px 0 24px',
  borderRadius: radius.large,
  background: `color-mix(in oklab, ${color.band} 86%, transparent)`,
  backdropFilter: 'blur(14px)',
  color: color.onBand,
  '@media': { [below('tablet')]: { gap: 8, height: 60, padding: '0 8px 0 18px' } },
});
export const logo = style({
  flex: '0 1 auto',
  gap: 10,
  minWidth: 30,
  minHeight: 44,
  fontSize: 27,
  fontWeight: weight.display,
  letterSpacing: tracking.display,
  '@media': { [below('tablet')]: { fontSize: 24 } },
});
globalStyle(`${logo} > img`, { height: 30 });
/** Without a field where that has no room. */
export const search = style({
  flex: '1 1 0',
  minWidth: 0,
  maxWidth: 330,
  '@media': { [below(breakpoints.template17Custom)]: { display: 'none' } },
});
// A player's balance and ways take the room of the name.
globalStyle(`[data-auth] ${floating} [data-part="wordmark"]`, {
  '@media': { [below('desktop')]: { display: 'none' } },
});
globalStyle(`${search} > form`, { maxWidth: 'none' });
globalStyle(`${search} label`, { borderRadius: radius.round, background: color.field, color: color.onBandMuted });
globalStyle(`${search} input`, { fontSize: size.body, fontWeight: weight.body });
export const nav = style({ minWidth: 0, marginInlineStart: 'auto' });
globalStyle(`${nav} ul`, { flexWrap: 'nowrap', gap: 26, fontSize: 15.5, whiteSpace: 'nowrap' });
globalStyle(`${nav} a`, { color: 'inherit' });
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  '@media': { [below('tablet')]: { gap: 4 } },
});
