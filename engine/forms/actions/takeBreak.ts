import type { BreakKind } from '../../api/clubModels';
import { defineFormAction } from '../formAction';

/** Begins a break from play; `length` is the kind and the days, `time-out 7` (CALL-X). The platform keeps the longest that was asked for. */
export const takeBreak = defineFormAction('takeBreak', ({ length }, { stores, environment }) => {
  const [kind = 'time-out', days = '1'] = length.split(' ');
  return stores.api.call('takeBreak', { requestId: environment.randomId(), kind: kind as BreakKind, days: Number(days) });
});
