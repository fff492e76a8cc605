import type {
  GamesAnswer,
  JackpotsAnswer,
  LeaderboardAnswer,
  LobbyAnswer,
  LobbyGame,
  PromotionsAnswer,
  RaceCardAnswer,
} from '../../../schemas/generated/api';
import type { Currency } from '../../config/compiledCurrency';
import { facetNames, type GameFacet } from '../gameFacets';
import { majorUnits } from '../decimal';
import { type Decimal } from '../decimal';
import { gameBadges, type Game, type GameBadge, type GamePage, type LiveTable } from '../gameModels';
import { type Jackpot, type Leaderboard, type Lobby, type Promotion } from '../lobbyModels';
import { type RaceCard } from '../sportModels';
import { present } from '../endpoint';
import { gameOf } from './content';
import { byGame, distinct } from './distinct';

const byValue = ({ value }: { readonly value: string }): string => value;

/** Turns minor units of a currency into major ones. */
export type Money = (minor: string) => Decimal;

/** The conversion for a currency. */
export function moneyIn({ digits }: Pick<Currency, 'digits'>): Money {
  return (minor) => majorUnits(minor, digits);
}

/** A page of games. Facets that the engine does not know are left out; amounts are in major units. */
export function gamePageOf({ games, total, page, page_size, facets }: GamesAnswer['value'], money: Money): GamePage {
  return {
    games: distinct(
      games.map((game) => lobbyGameOf(game, money)),
      byGame,
    ),
    total,
    page,
    pageSize: page_size,
    ...present({ facets: facets?.flatMap(facetOf) }),
  };
}

function facetOf({ name, values }: NonNullable<GamesAnswer['value']['facets']>[number]): readonly GameFacet[] {
  const known = facetNames.find((facet) => facet === name.trim().toLowerCase());
  return known
    ? [
        {
          name: known,
          values: distinct(values, byValue).map(({ value, label, games }) => ({ value, games, ...present({ label }) })),
        },
      ]
    : [];
}

/** How many games and players the lobby has, by category and by stake; stakes are in major units. */
export function lobbyOf({ games, players, categories, stakes }: LobbyAnswer['value'], money: Money): Lobby {
  return {
    games,
    players,
    categories: Object.fromEntries(categories.map((category) => [category.name, category.games])),
    stakes: stakes.map(({ from, below, games: count }) => ({
      ...present({ from: from && money(from), below: below && money(below) }),
      games: count,
    })),
  };
}

/** A jackpot: what it holds and gains in a second, in major units. It is won before it reaches `fallsBefore`. */
export function jackpotOf(
  { code, name, amount, per_second, today, falls_before, trend }: JackpotsAnswer['value'][number],
  money: Money,
): Jackpot {
  return {
    code,
    name,
    amount: money(amount),
    perSecond: money(per_second),
    today: money(today),
    trend,
    ...present({ fallsBefore: falls_before && money(falls_before) }),
  };
}

/** The leaderboard, prizes in major units. */
export function leaderboardOf({ title, ends_at, rows }: LeaderboardAnswer['value'], money: Money): Leaderboard {
  return {
    title,
    endsAt: ends_at,
    rows: distinct(rows, ({ rank, player }) => `${rank} ${player}`).map(({ rank, player, points, prize }) => ({
      rank,
      player,
      points,
      prize: money(prize),
    })),
  };
}

/** A promotion; fields that the platform leaves out are absent. */
export function promotionOf(wire: PromotionsAnswer['value'][number]): Promotion {
  const { id, title, text, kicker, button, figure, code } = wire;
  return {
    id,
    title,
    text,
    image: wire.img_url,
    ...present({ kicker, button, figure, code, startsAt: wire.starts_at, endsAt: wire.ends_at }),
  };
}

/** The card of a race with its runners, in the order of the wire. */
export function raceCardOf({ id, course, starts_at, going, runners }: RaceCardAnswer['value']): RaceCard {
  return {
    id,
    course,
    startsAt: starts_at,
    going,
    runners: distinct(runners, ({ number }) => number).map(({ number, name, rider, silk, price }) => ({
      number,
      name,
      rider,
      silk: { colors: [silk.color1, silk.color2], pattern: silk.pattern },
      price,
    })),
  };
}

function lobbyGameOf(wire: LobbyGame, money: Money): Game {
  const { table } = wire;
  return {
    ...gameOf(wire),
    ...present({
      providerName: wire.provider_name,
      badges: wire.badges?.map((word) => word.trim().toLowerCase()).filter(isBadge),
      players: wire.players,
      returnToPlayer: wire.rtp,
      hasDemo: wire.has_demo,
      movement: wire.movement,
      table: table && liveTableOf(table, money),
      rounds: wire.rounds,
      roundsAt: wire.rounds_at,
      roundSeconds: wire.round_seconds,
      minStake: wire.min_stake && money(wire.min_stake),
      jackpot: wire.jackpot && money(wire.jackpot),
    }),
  };
}

function liveTableOf(table: NonNullable<LobbyGame['table']>, money: Money): LiveTable {
  const { seats, taken, dealer, room, language, numbers } = table;
  const places = table.places?.map(({ player, stake }) =>
    player === undefined ? null : { player, stake: money(stake ?? '0') },
  );
  return {
    seats,
    taken,
    minStake: money(table.min_stake),
    maxStake: money(table.max_stake),
    ...present({ dealer, room, language, numbers, places }),
  };
}

function isBadge(word: string): word is GameBadge {
  return (gameBadges as readonly string[]).includes(word);
}
