import { globalStyle } from '@vanilla-extract/css';
import { movingCalls, oldMark } from '../api/movingCalls';

/** Odds, jackpots and the like as the build knew them are marked until the platform has said how they stand (`engine/stores/oldValues.ts`). */
globalStyle(movingCalls.map((call) => `:root[${oldMark(call)}] [data-moving=${call}]`).join(', '), {
  textDecoration: 'underline dotted',
  textUnderlineOffset: '.2em',
});
