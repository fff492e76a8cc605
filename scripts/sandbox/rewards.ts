import type { Currency } from '../../engine/config/compiledCurrency';
import type { WirePrize } from '../../schemas/generated/api';
import type { Account } from './accounts';
import type { Figure } from './figures';
import { minorUnits, unitOf } from './money';
import type { SiteData } from './siteData';

/** What is won: minor units of money, or a number of tokens or turns. */
export interface Won {
  readonly kind: WirePrize['kind'];
  readonly amount: bigint;
}

type Mission = SiteData['missions'][number];

/** How a mission stands for a player: it advances with every game that is opened. */
export function missionState(
  account: Account,
  { id, done, goal }: Mission,
): { readonly done: number; readonly state: 'OPEN' | 'READY' | 'CLAIMED' } {
  const steps = Math.min(goal, done + account.launches);
  return { done: steps, state: account.claimed.has(`mission/${id}`) ? 'CLAIMED' : steps >= goal ? 'READY' : 'OPEN' };
}

/**
 * What a mission's reward returns: money, turns, or as many tokens as it has points or tokens. Throws for any other
 * reward.
 */
export function missionPrize(reward: Figure, currency: Currency): Won {
  if ('money' in reward) return { kind: 'MONEY', amount: BigInt(minorUnits(reward.money, currency)) };
  if (!('count' in reward)) throw new Error('A reward is money or a count.');
  const isTurn = reward.of === 'spins' || reward.of === 'freeSpins' || reward.of === 'freeRounds';
  return { kind: isTurn ? 'SPINS' : 'TOKENS', amount: BigInt(reward.count) };
}

/** The wheel's segments, clockwise from the top. */
export function wheelPrizes(currency: Currency): readonly Won[] {
  const unit = unitOf(currency);
  return [
    { kind: 'MONEY', amount: unit },
    { kind: 'NOTHING', amount: 0n },
    { kind: 'TOKENS', amount: 5n },
    { kind: 'SPINS', amount: 1n },
    { kind: 'TOKENS', amount: 10n },
    { kind: 'NOTHING', amount: 0n },
    { kind: 'MONEY', amount: unit * 4n },
    { kind: 'TOKENS', amount: 25n },
  ];
}

/** Gives a prize to the player; money is a line of the ledger under the intent. */
export function credit(account: Account, intent: string, from: string, prize: Won): Won {
  if (prize.kind === 'MONEY') account.ledger.post({ intent, kind: 'bonus', amount: prize.amount, method: from });
  if (prize.kind === 'TOKENS') account.tokens += Number(prize.amount);
  if (prize.kind === 'SPINS') account.spins += Number(prize.amount);
  return prize;
}

/** A prize as the API answers it: the amount as text. */
export function wirePrize({ kind, amount }: Won): WirePrize {
  return { kind, amount: String(amount) };
}
