import type { BreakKind } from '../../api/clubModels';
import { sendUntilKnown, outcomeOfIntent } from '../outcomeOfIntent';
import { intentOf } from '../../money/useMoneyIntent';
import { defineFormAction } from '../formAction';

/**
 * Begins a break from play, once however often it is sent; `length` is the kind and the days, `time-out 7` (CALL-X).
 * After a lost answer the session tells: a break that began has ended it.
 */
export const takeBreak = defineFormAction('takeBreak', async ({ length }, { application }) => {
  const [kind = 'time-out', days = '1'] = length.split(' ');
  return outcomeOfIntent(
    await sendUntilKnown(intentOf(application, 'takeBreak'), { kind: kind as BreakKind, days: Number(days) }),
  );
});
