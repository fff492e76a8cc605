import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

const { frame, space, tracking, weight } = tokens;

export const minimal = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: frame.header,
  padding: `0 calc(${space.gutter} - 4px) 0 ${space.gutter}`,
});
export const logo = style({
  gap: 9,
  minWidth: 31,
  minHeight: 44,
  marginInlineEnd: 'auto',
  fontSize: 25,
  fontWeight: weight.display,
  letterSpacing: tracking.display,
  whiteSpace: 'nowrap',
});
globalStyle(`${logo} > img`, { height: 33 });
// A player's balance and ways take the room of the name.
globalStyle(`${minimal}:has([data-player]) [data-part="wordmark"]`, { display: 'none' });
