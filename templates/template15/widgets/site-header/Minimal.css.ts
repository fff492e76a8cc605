import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, tokens } from '../../../../engine/theme';
import { wholeName } from '../../../../widgets/site-header/rules';

const { layout, space, tracking, weight } = tokens;

export const minimal = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: layout.header,
  padding: `0 calc(${space.gutter} - 4px) 0 ${space.gutter}`,
});
/** Where the name has no room it wraps out of sight, whole; the mark stays. */
export const logo = style({
  ...wholeName,
  flex: '1 1 0',
  minWidth: 31,
  fontSize: 25,
  fontWeight: weight.display,
  letterSpacing: tracking.display,
});
globalStyle(`:root:not([data-auth]) ${logo}`, { '@media': { [below('mobileMedium')]: { gap: 7, fontSize: 18 } } });
globalStyle(`${logo} > img`, { height: 33, marginBlock: 5.5 });
// A player's balance and ways take the room of the name, and have theirs until they come.
globalStyle(`[data-auth] ${minimal} [data-part="session-bar"]:not([data-player])`, {
  '@media': { [from('tablet')]: { minWidth: 312 } },
});
globalStyle(`[data-auth] ${minimal} [data-part="wordmark"]`, { display: 'none' });
