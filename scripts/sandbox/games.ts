import type { Currency } from '../../engine/config/compiledCurrency';
import type { GamesAnswer, GamesRequest, LobbyGame } from '../../schemas/generated/api';
import type { CatalogueGame } from './catalogue/game';
import { dealerOf, languageOf, roomOf } from './art/index';
import { searchTitles } from '../../engine/games/titleSearch';
import type { SiteCatalogue } from './catalogue/siteCatalogue';
import { minorUnits } from './money';
import { gamePicture, tablePicture } from './pictures';
import { roundsOf } from './rounds';
import type { World } from './world';
import type { ServedSite } from './servedSite';
import { ownValue } from '../../engine/config/ownValue';

/** The games a request asks for, in its order. An operator's list and a search keep their own order. */
export function gamesFor(catalogue: SiteCatalogue, request: GamesRequest): readonly CatalogueGame[] {
  const matching = inScope(catalogue, request).filter(choiceOf(request, catalogue));
  return sorted(found(matching, request), request.sort, catalogue.lists.new);
}

/**
 * How many games each further choice would leave: of the groups that take any, without the group's own choice; of tags,
 * with all choices.
 */
export function facetsFor(catalogue: SiteCatalogue, request: GamesRequest): GameFacet[] {
  const scope = found(inScope(catalogue, request), request);
  const count = (name: FacetName, without: Partial<GamesRequest>, label?: (value: string) => string | undefined) => {
    const games = new Map<string, number>();
    for (const game of scope.filter(choiceOf({ ...request, ...without }, catalogue)))
      for (const value of facetValues[name](game, catalogue)) games.set(value, (games.get(value) ?? 0) + 1);
    return {
      name,
      values: [...games]
        .map(([value, number]) => ({ value, games: number, ...present(label?.(value)) }))
        .sort((a, b) => b.games - a.games || compare(a.value, b.value)),
    };
  };
  return [
    count('tag', {}),
    count('provider', { provider: '' }, (code) => catalogue.studios.find((studio) => studio.code === code)?.name),
    count('feature', { feature: '' }),
    count('volatility', { volatility: '' }),
    ...[
      count('table', { table: '' }, (value) => ownValue(playNames, value)),
      count('language', { language: '' }, (value) => languageNames.of(value)),
      count('limit', { limit: '' }),
      count('seats', { seats: '' }),
      count('stake', { stake: '' }),
      count('return', { return: '' }),
    ].filter(({ values }) => values.length > 0),
  ];
}

/** What is dealt, by the names that players know in every language. */
const playNames: Readonly<Record<string, string>> = {
  blackjack: 'Blackjack',
  baccarat: 'Baccarat',
  roulette: 'Roulette',
  poker: 'Poker',
};

/** A language by its own name. */
const languageNames = {
  of: (tag: string) => capitalised(new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag),
};

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Lowest stakes at which a step begins, in whole units. */
const limitSteps = [0, 1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000] as const;

/** Returns in percent that a game may reach. */
const returnSteps = [97, 96, 95] as const;

type GameFacet = NonNullable<GamesAnswer['value']['facets']>[number];
type FacetName = (typeof anyOf)[number] | 'tag';

/** Groups of which a game fits any choice. */
const anyOf = ['provider', 'feature', 'volatility', 'table', 'language', 'limit', 'seats', 'stake', 'return'] as const;

const facetValues: Readonly<Record<FacetName, (game: CatalogueGame, catalogue: SiteCatalogue) => readonly string[]>> = {
  tag: (game, { lists }) => [
    ...(lists.new.includes(game) || game.badges.includes('new') ? ['new'] : []),
    ...(lists.popular.includes(game) || lists.hot.includes(game) ? ['popular'] : []),
    ...(game.hasDemo ? ['demo'] : []),
  ],
  provider: ({ providerCode }) => [providerCode],
  feature: ({ features }) => features,
  volatility: ({ volatility }) => (volatility === undefined ? [] : [volatility]),
  table: (game) => (game.table ? [playAt(game)] : []),
  language: ({ table }) => (table ? [languageAt(table)] : []),
  limit: ({ table }) => (table ? [String(limitSteps.findLast((step) => step <= Number(table.min)) ?? 0)] : []),
  seats: ({ table }) => (table && table.taken < table.seats ? ['open'] : []),
  stake: ({ minStake }) => (minStake === undefined ? [] : [String(Number(minStake))]),
  return: ({ rtp }) => returnSteps.filter((step) => rtp >= step).map(String),
};

/** The games of list and category, before any choice of the player. */
function inScope({ games, lists }: SiteCatalogue, { list, category }: GamesRequest): readonly CatalogueGame[] {
  const from = list === undefined ? (category === 'hot' ? lists.hot : games) : lists[list];
  const categories = category === undefined || category === 'hot' ? undefined : wordsOf(category);
  return categories === undefined ? from : from.filter((game) => categories.includes(game.category));
}

function found(games: readonly CatalogueGame[], { search }: GamesRequest): readonly CatalogueGame[] {
  return search === undefined || search.trim() === '' ? games : searchTitles(games, search);
}

/** Whether a game is among the player's choices: of each group with chosen values any of them, and all of the tags. */
function choiceOf(request: GamesRequest, catalogue: SiteCatalogue): (game: CatalogueGame) => boolean {
  const any = anyOf.flatMap((name) => {
    const wanted = wordsOf(request[name] ?? '');
    return wanted.length === 0
      ? []
      : [(game: CatalogueGame) => facetValues[name](game, catalogue).some((value) => wanted.includes(value))];
  });
  const tags = wordsOf(request.tag ?? '');
  return (game) =>
    (request.game === undefined || game.code === request.game) &&
    any.every((isChosen) => isChosen(game)) &&
    tags.every((tag) => facetValues.tag(game, catalogue).includes(tag));
}

function wordsOf(list: string): string[] {
  return list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function present(label: string | undefined): { readonly label?: string } {
  return label === undefined ? {} : { label };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function sorted(
  games: readonly CatalogueGame[],
  sort: GamesRequest['sort'],
  latest: readonly CatalogueGame[],
): readonly CatalogueGame[] {
  if (sort === 'name') return [...games].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  if (sort === 'seats') return [...games].sort((a, b) => freeAt(b) - freeAt(a));
  if (sort === 'new') return [...games].sort((a, b) => ageOf(a, latest) - ageOf(b, latest));
  return games;
}

function freeAt({ table }: CatalogueGame): number {
  return table ? table.seats - table.taken : -1;
}

type Table = NonNullable<CatalogueGame['table']>;

/** Cards are called by the game that the table's name says, else baccarat. */
function playAt({ name, table }: CatalogueGame): string {
  if (/hold’em|poker|stud/i.test(name)) return 'poker';
  return table?.game === 'cards' || table === undefined
    ? /dragon|andar|teen/i.test(name)
      ? 'cards'
      : 'baccarat'
    : table.game;
}

function languageAt({ language, dealer }: Table): string {
  return language ?? languageOf(dealer);
}

function ageOf(game: CatalogueGame, latest: readonly CatalogueGame[]): number {
  const index = latest.indexOf(game);
  return index < 0 ? latest.length : index;
}

/**
 * A game for the wire. Where the category asked for is live casino, tables show their dealer, if the site's are drawn
 * so, and that they are live.
 */
export function lobbyGame(game: CatalogueGame, { data, site }: ServedSite, world: World, category?: string): LobbyGame {
  const { table } = game;
  const isTable = category === 'casino' && table !== undefined;
  return {
    provider_code: game.providerCode,
    provider_name: game.providerName,
    game_code: game.code,
    game_name: game.name,
    game_type: game.category,
    game_image: isTable && data.tablePictures !== 'games' ? tablePicture(table, data) : gamePicture(game, data),
    badges: game.badges.filter((badge) => badge !== 'live' || isTable),
    players: game.players,
    rtp: game.rtp,
    has_demo: game.hasDemo,
    ...(game.movement === undefined ? {} : { movement: game.movement }),
    ...(table === undefined
      ? {}
      : {
          table: tableOf(table, site.currency),
        }),
    ...(game.minStake === undefined ? {} : { min_stake: minorUnits(game.minStake, site.currency) }),
    ...roundsOf(world, game),
    ...(game.jackpot === undefined ? {} : { jackpot: minorUnits(game.jackpot, site.currency) }),
  };
}

function tableOf(table: Table, currency: Currency): NonNullable<LobbyGame['table']> {
  const { seats, taken, min, max, dealer, room, numbers, places } = table;
  return {
    seats,
    taken,
    min_stake: minorUnits(min, currency),
    max_stake: minorUnits(max, currency),
    dealer: dealerOf(dealer).name,
    room: room ?? roomOf(dealer),
    language: languageAt(table),
    ...(numbers === undefined ? {} : { numbers: [...numbers] }),
    ...(places === undefined
      ? {}
      : {
          places: places.map((place) =>
            place === null ? {} : { player: place[0], stake: minorUnits(place[1], currency) },
          ),
        }),
  };
}
