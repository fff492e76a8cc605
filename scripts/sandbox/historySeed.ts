import { createRandom, type Random } from './art/random';
import type { CatalogueGame } from './catalogue/game';
import type { NewEntry } from './ledger';
import { unitOf } from './money';
import { banks, paymentNames } from './paymentMethods';
import type { ServedSite } from './servedSite';

/** A bet of a player; sums are minor units. */
export interface BetRecord {
  readonly id: string;
  readonly at: number;
  readonly game: CatalogueGame;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly state: 'OPEN' | 'WON' | 'LOST';
  /** For a bet on a match. */
  readonly match?: {
    readonly index: number;
    readonly backed: 'home' | 'draw' | 'away';
    readonly type: string;
    readonly criteria?: string;
    readonly odds: number;
  };
}

interface HistorySeed {
  /** Balance before the first entry. */
  readonly opening: bigint;
  /** Oldest first. */
  readonly entries: readonly NewEntry[];
  readonly bets: readonly BetRecord[];
}

/** How many payments and bets a demo player's past has, unless the sandbox is told otherwise. */
const usualHistory = 64;
const stepMs = 11 * 3_600_000;
/** A longer past is a denser one: it begins at most this long ago. */
const longestMs = 10 * 365 * 24 * 3_600_000;
/** Bets on matches are open for so long. */
const openMs = 48 * 3_600_000;

/**
 * What a player did lately, told backwards from today's balance so that every sum fits; the balance was never below 0.
 */
export function historySeedOf(
  seed: string,
  served: ServedSite,
  balance: bigint,
  until: number,
  count = usualHistory,
): HistorySeed {
  const random = createRandom(`${seed}/past`);
  const unit = unitOf(served.site.currency);
  const step = Math.min(stepMs, longestMs / count);
  // The latest first.
  const entries: NewEntry[] = [];
  const bets: BetRecord[] = [];
  let before = balance;
  for (let index = 0; index < count; index += 1) {
    const at = Math.floor(until - (index + 1) * step) + Math.floor(random.between(0, step / 2));
    const made = random.chance(0.25)
      ? [paymentBefore(random, before, unit, at, index)]
      : betBefore(random, served, before, unit, { at, number: count - index, isRecent: until - at < openMs }, bets);
    for (const entry of made) before -= entry.amount;
    entries.push(...made);
  }
  return { opening: before, entries: entries.reverse(), bets };
}

function paymentBefore(random: Random, after: bigint, unit: bigint, at: number, index: number): NewEntry {
  const amount = unit * BigInt(random.pick([2, 4, 10, 20, 40]));
  const isDeposit = after >= amount && random.chance(0.65);
  const method = random.pick(paymentNames);
  const intent = `past-${String(index).padStart(6, '0')}`;
  return isDeposit
    ? { intent, kind: 'deposit', amount, method, at }
    : { intent, kind: 'withdrawal', amount: -amount, method: banks[0].name, at };
}

/** A bet as its lines, the latest first: winnings, if any, and stake. */
function betBefore(
  random: Random,
  served: ServedSite,
  after: bigint,
  unit: bigint,
  { at, number, isRecent }: { readonly at: number; readonly number: number; readonly isRecent: boolean },
  bets: BetRecord[],
): readonly NewEntry[] {
  const { games } = served.games;
  const isSport = random.chance(0.3) && served.data.matches.length > 0;
  const game =
    (isSport ? games.find(({ category }) => category === 'sportsbook') : undefined) ?? random.pick(games.slice(0, 40));
  const stake = (unit * BigInt(random.pick([1, 2, 3, 5]))) / 5n || 1n;
  const odds = Math.round(random.between(130, 420)) / 100;
  const payout = (stake * BigInt(Math.round(odds * 100))) / 100n;
  const isOpen = isSport && isRecent;
  const isWon = after >= payout && random.chance(0.42) && !isOpen;
  const id = `b-${String(number).padStart(6, '0')}`;
  const match = isSport
    ? { index: Math.floor(random.next() * served.data.matches.length), odds, ...random.pick(sportBets) }
    : undefined;
  const state = isOpen ? 'OPEN' : isWon ? 'WON' : 'LOST';
  bets.push({ id, at, game, stake, payout: isWon ? payout : 0n, state, ...(match === undefined ? {} : { match }) });
  const staked: NewEntry = { intent: `past-stake-${id}`, kind: 'stake', amount: -stake, method: game.name, at };
  return isWon
    ? [{ intent: `past-win-${id}`, kind: 'winnings', amount: payout, method: game.name, at }, staked]
    : [staked];
}

const sportBets = [
  { backed: 'home', type: '1X2' },
  { backed: 'draw', type: '1X2' },
  { backed: 'away', type: '1X2' },
  { backed: 'home', type: 'Handicap', criteria: '-1.5' },
  { backed: 'away', type: 'Handicap', criteria: '+0.5' },
] as const;
