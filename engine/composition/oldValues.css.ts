import { globalStyle } from '@vanilla-extract/css';
import { movingCalls, oldMark } from '../api/movingCalls';
import { barInset } from '../theme/stuck';
import { tokens } from '../theme/tokens.css';

/** Marks build-time odds, jackpots and the like until the platform has answered (`engine/stores/oldValues.ts`). */
globalStyle(movingCalls.map((call) => `:root[${oldMark(call)}] [data-moving=${call}]`).join(', '), {
  textDecoration: 'underline dotted',
  textUnderlineOffset: '.2em',
});

/**
 * The line with the time of the build is the last of the page, so it covers nothing. It keeps its height when it
 * becomes invisible, so nothing shifts. It appears when the `<i hidden>` behind the content is parsed: below half of a
 * page it would shift.
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
