import { createRandom } from './art/random';
import type { CatalogueGame } from './catalogue/game';
import { startOfDay } from './clock';
import type { SiteData } from './siteData';
import type { World } from './world';
import type { ServedSite } from './servedSite';

/** A win, as the feed shows it. */
export interface Win {
  readonly player: string;
  readonly game: CatalogueGame;
  /** Major units. */
  readonly amount: number;
  readonly at: number;
}

const winEveryMs = 7000;
const oddsEveryMs = 5000;
const hourMs = 3_600_000;

/** The latest wins, newest first: at the start those of the site's data, then a new one every few seconds. */
export function winsOf(world: World, { data, games }: ServedSite): readonly Win[] {
  const first = data.winners.flatMap(([player, title, amount, secondsAgo]): Win[] => {
    const game = games.games.find(({ name }) => name === title);
    return game === undefined
      ? []
      : [{ player, game, amount: Number(amount), at: world.startedAt - secondsAgo * 1000 }];
  });
  const count = Math.max(0, Math.floor((world.now() - world.startedAt) / winEveryMs));
  const recent = Array.from({ length: Math.min(count, first.length) }, (_, index) =>
    winAt(world, data, games.games, count - index),
  );
  return [...recent, ...first].slice(0, first.length);
}

function winAt(world: World, data: SiteData, games: readonly CatalogueGame[], slot: number): Win {
  const random = createRandom(`${world.seed}/${data.domain}/win/${slot}`);
  return {
    player: maskedName(random),
    game: random.pick(games.slice(0, 40)),
    amount: amountBetween(Number(data.winnings.from), Number(data.winnings.to), random.next()),
    at: world.startedAt + slot * winEveryMs - Math.floor(random.next() * 3000),
  };
}

interface FeedPayment {
  readonly player: string;
  /** Major units. */
  readonly amount: number;
  readonly at: number;
}

/** The latest withdrawals, newest first. */
export function withdrawalsOf(world: World, data: SiteData): readonly FeedPayment[] {
  return paymentsOf(world, data, 'withdrawal', Number(data.winnings.from), Number(data.winnings.to));
}

/** The latest deposits, newest first; they are smaller than what is won. */
export function depositsOf(world: World, data: SiteData): readonly FeedPayment[] {
  return paymentsOf(world, data, 'deposit', Number(data.winnings.from) / 10, Number(data.winnings.to) / 20);
}

function paymentsOf(world: World, data: SiteData, kind: string, from: number, to: number): readonly FeedPayment[] {
  const slot = Math.floor((world.now() - world.startedAt) / (3 * winEveryMs));
  return Array.from({ length: 10 }, (_, index) => {
    const random = createRandom(`${world.seed}/${data.domain}/${kind}/${slot - index}`);
    const amount = amountBetween(from, to, random.next());
    return { player: maskedName(random), amount, at: world.startedAt + (slot - index) * 3 * winEveryMs - 40_000 };
  });
}

/**
 * What was paid out in each of the last 24 hours, oldest first and the running one last: more towards a site's evening.
 * The sum is the site's figure.
 */
export function hourlyPayouts(world: World, { payouts, utcOffset }: SiteData): number[] {
  const hour = Math.floor((world.now() - startOfDay(world.now(), utcOffset)) / hourMs);
  const weights = Array.from({ length: 24 }, (_, index) => {
    const ofDay = (hour + 1 + index) % 24;
    return 3 + 9 * (ofDay / 23) ** 1.4 + 4 * Math.sin(ofDay / 2.6) ** 2;
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const sums = weights.map((weight) => Math.floor((Number(payouts.perDay) * weight) / total));
  const missing = Number(payouts.perDay) - sums.reduce((sum, value) => sum + value, 0);
  return sums.map((sum, index) => sum + (index === 23 ? missing : 0));
}

interface Odd {
  readonly outcome: '1' | 'X' | '2';
  readonly price: number;
}

/** Sports whose matches always have a winner. */
const decided = ['basketball', 'tennis', 'volleyball', 'esports'];

/** What a bookmaker keeps of a match with two outcomes. */
const margin = 1.05;

/** Prices of a game that cannot end in a draw: its chances go to the two sides. */
function withoutDraw([home, , away]: readonly [number, number, number]): readonly [number, undefined, number] {
  const chances = 1 / home + 1 / away;
  return [quoted((home * chances) / margin), undefined, quoted((away * chances) / margin)];
}

/** Decimal odds now: the opening prices at the start, then small moves, each price in its own rhythm. */
export function oddsOf(
  world: World,
  { id: matchId, sport, odds }: Pick<SiteData['matches'][number], 'id' | 'sport' | 'odds'>,
): Odd[] {
  const slot = Math.floor((world.now() - world.startedAt) / oddsEveryMs);
  const opening = decided.includes(sport) ? withoutDraw(odds) : odds;
  return (['1', 'X', '2'] as const).flatMap((outcome, index): Odd[] => {
    const opens = opening[index];
    if (opens === undefined) return [];
    const step = Math.floor((slot + index) / 3);
    const drift = step <= 0 ? 0 : createRandom(`${world.seed}/${matchId}/${outcome}/${step}`).between(-0.035, 0.035);
    return [{ outcome, price: drift === 0 ? opens : quoted(opens * (1 + drift)) }];
  });
}

/** A price as bookmakers quote it: in coarser steps the longer it is. */
function quoted(price: number): number {
  const steps = price < 2.5 ? 100 : price < 4 ? 20 : price < 10 ? 10 : 2;
  return Math.max(1.01, Math.round(price * steps) / steps);
}

const beginnings = [
  'ma',
  'je',
  'ro',
  'ka',
  'al',
  'vi',
  'be',
  'da',
  'li',
  'no',
  'gr',
  'pa',
  'so',
  'ha',
  'ti',
  'er',
  'jo',
  'lu',
  'an',
  'ce',
  'ri',
  'bo',
] as const;
const endings = ['o', 'a', 'e', 'y', 'n', 's', 'k', 'z', '1', '7', '9', '22', 'th', 'in'] as const;

function maskedName(random: ReturnType<typeof createRandom>): string {
  return `${random.pick(beginnings)}***${random.pick(endings)}`;
}

/** Small sums often, large ones seldom; from a thousand on they are whole, from ten thousand round. */
function amountBetween(from: number, to: number, chance: number): number {
  const amount = from * (to / from) ** (chance ** 1.4);
  const step = amount >= 10_000 ? 50 : amount >= 1000 ? 5 : 0.05;
  return Math.round(Math.round(amount / step) * step * 100) / 100;
}
