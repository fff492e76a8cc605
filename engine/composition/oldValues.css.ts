import { globalStyle } from '@vanilla-extract/css';
import { movingCalls, oldMark } from '../api/movingCalls';
import { barInset } from '../theme/stuck';
import { tokens } from '../theme/tokens.css';

/**
 * Odds, jackpots and the like as the build knew them are marked until the platform has said how they stand
 * (`engine/stores/oldValues.ts`).
 */
globalStyle(movingCalls.map((call) => `:root[${oldMark(call)}] [data-moving=${call}]`).join(', '), {
  textDecoration: 'underline dotted',
  textUnderlineOffset: '.2em',
});

/**
 * The time of the build stands below all else: it covers nothing, and nothing moves when it goes, because its room
 * stays while it is in the window. It waits for what a document has behind its content, because a line below half of a
 * page would move.
 */
globalStyle('body[data-as-of]:has(> i[hidden])::after', {
  content: 'attr(data-as-of)',
  display: 'block',
  // Above the bar of phones, and between the buttons that float in the corners.
  position: 'relative',
  insetBlockEnd: barInset,
  padding: '12px 64px',
  background: tokens.color.surface,
  color: tokens.color.textMuted,
  font: `12px/16px ${tokens.font.text}`,
  textAlign: 'center',
  '@media': { print: { display: 'none' } },
});
globalStyle('body[data-current]::after', { visibility: 'hidden' });
