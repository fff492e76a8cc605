import type { SetLimitRequest, WireLimit } from '../../schemas/generated/api';
import type { Account, LimitRecord } from './accounts';
import { iso } from './clock';
import { counts } from './ledger';
import { Refusal } from './refusal';

type Period = SetLimitRequest['period'];

const dayMs = 24 * 60 * 60 * 1000;

/** How far back each period counts, in milliseconds. */
const spans: Readonly<Record<Period, number>> = { DAY: dayMs, WEEK: 7 * dayMs, MONTH: 30 * dayMs };

export const limitPeriods = Object.keys(spans) as readonly Period[];

/** What limits are of an account. */
type Limited = Pick<Account, 'limits' | 'ledger'>;

/** A limit as it stands now: one whose time has come counts. */
function limitNow(account: Limited, period: Period, now: number): LimitRecord {
  const kept = account.limits.get(period) ?? {};
  if (!kept.pending || kept.pending.at > now) return kept;
  return kept.pending.amount === undefined ? {} : { amount: kept.pending.amount };
}

/** Sets a limit: a lower one counts at once, a higher one or none after a day. */
export function setLimit(account: Limited, period: Period, amount: bigint | undefined, now: number): void {
  const { amount: current } = limitNow(account, period, now);
  const isLower = amount !== undefined && (current === undefined || amount <= current);
  const isGone = amount === undefined && current === undefined;
  const asked = amount === undefined ? {} : { amount };
  account.limits.set(
    period,
    isLower || isGone
      ? asked
      : { ...(current === undefined ? {} : { amount: current }), pending: { ...asked, at: now + dayMs } },
  );
}

/** Throws `depositLimitReached` for a deposit that would pass one of the player's limits. */
export function refuseBeyondLimits(account: Limited, amount: bigint, now: number): void {
  const isBeyond = limitPeriods.some((period) => {
    const limit = limitNow(account, period, now).amount;
    return limit !== undefined && depositedSince(account, now - spans[period]) + amount > limit;
  });
  if (isBeyond) throw new Refusal(422, 'depositLimitReached');
}

/** A deposit limit of a period as the API answers it: amounts as text. */
export function wireLimit(account: Limited, period: Period, now: number): WireLimit {
  const { amount, pending } = limitNow(account, period, now);
  return {
    period,
    used: String(depositedSince(account, now - spans[period])),
    ...(amount === undefined ? {} : { amount: String(amount) }),
    ...(pending === undefined
      ? {}
      : {
          pending: { at: iso(pending.at), ...(pending.amount === undefined ? {} : { amount: String(pending.amount) }) },
        }),
  };
}

/** Deposits that count: those that landed, and those on their way. */
function depositedSince({ ledger }: Limited, since: number): bigint {
  const deposits = ledger
    .entries({ from: since, until: Infinity })
    .filter((entry) => entry.kind === 'deposit' && (counts(entry) || entry.state === 'pending'));
  return deposits.reduce((sum, { amount }) => sum + amount, 0n);
}
