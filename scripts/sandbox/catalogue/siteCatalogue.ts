import { createRandom } from '../art/random';
import type { SiteData } from '../siteData';
import { titleGame, type Catalogue } from './catalogue';
import { categoryNames, listNames, type CatalogueGame, type CategoryName, type ListName } from './game';
import { shuffled } from './names';
import type { Studio } from './studios';

/** The games one site offers. */
export interface SiteCatalogue {
  /** The site's providers in its order. */
  readonly studios: readonly Studio[];
  /**
   * All games, the most played first; in its category none has the picture of one shortly before it, where others are
   * left.
   */
  readonly games: readonly CatalogueGame[];
  readonly lists: Readonly<Record<ListName, readonly CatalogueGame[]>>;
}

/** Picks a site's games out of the catalogue: its titles, then its studios in turn up to the number it asks for. */
export function createSiteCatalogue(catalogue: Catalogue, studios: readonly Studio[], site: SiteData): SiteCatalogue {
  const own = site.studios.flatMap((name) => studios.find((studio) => studio.name === name) ?? []);
  const titles = site.titles.map((title) => withBet(titleGame(title, studios), site));
  const games = categoryNames.flatMap((category) => gamesOf(category, catalogue, own, titles, site));
  const ranked = varied(
    [...games].sort((a, b) => rankOf(a, titles) - rankOf(b, titles) || b.players - a.players),
    titles,
  );
  const played = withFallingPlayers(ranked);
  const playedOf = (game: CatalogueGame) => played.get(game) ?? game;
  const rest = shuffled(
    games.filter((game) => !titles.includes(game)),
    site.domain,
  );
  const listAt = (list: ListName) =>
    listOf(list, site, titles, rest.slice(listNames.indexOf(list) * 320)).map(playedOf);
  return {
    studios: own,
    games: ranked.map(playedOf),
    lists: { hot: listAt('hot'), popular: listAt('popular'), new: listAt('new'), featured: listAt('featured') },
  };
}

/** The games as they are played: a category's numbers of players, dealt out from the highest in its order. */
function withFallingPlayers(ranked: readonly CatalogueGame[]): ReadonlyMap<CatalogueGame, CatalogueGame> {
  const dealt = categoryNames.flatMap((name) => {
    const own = ranked.filter(({ category }) => category === name);
    const numbers = own.map(({ players }) => players).sort((a, b) => b - a);
    return own.map((game, index) => [game, { ...game, players: numbers[index] ?? game.players }] as const);
  });
  return new Map(dealt);
}

function gamesOf(
  category: CategoryName,
  catalogue: Catalogue,
  studios: readonly Studio[],
  titles: readonly CatalogueGame[],
  site: SiteData,
): CatalogueGame[] {
  const named = titles.filter((game) => game.category === category);
  const perStudio = studios.map(({ code }) =>
    [...catalogue.values()]
      .filter((game) => game.providerCode === code && game.category === category && !foreignTitle(game, named))
      .map((game) => withBet(game, site)),
  );
  return [...named, ...inTurn(perStudio)].slice(0, Math.max(named.length, site.catalogue[category]));
}

/** How many games of a category in a row show different things. */
const rowLength = 6;
/** How far down a game may be fetched from for that. */
const reach = 24;

/**
 * The games with each category's own put in an order in which no picture repeats within a row; titles keep their
 * places.
 */
function varied(ranked: readonly CatalogueGame[], titles: readonly CatalogueGame[]): CatalogueGame[] {
  const ofCategory = (name: CategoryName) => ranked.filter(({ category }) => category === name);
  const queues = new Map(categoryNames.map((name) => [name, inRows(ofCategory(name), titles)]));
  return ranked.flatMap(({ category }) => queues.get(category)?.next().value ?? []);
}

/** One category's games, one after the other. */
function* inRows(
  games: readonly CatalogueGame[],
  titles: readonly CatalogueGame[],
): Generator<CatalogueGame, undefined> {
  const left = [...games];
  const recent: string[] = [];
  while (left.length > 0) {
    const at = left.slice(0, reach).findIndex((game) => titles.includes(game) || !recent.includes(game.motif));
    const [game] = left.splice(Math.max(0, at), 1);
    if (!game) return;
    recent.unshift(game.motif);
    recent.length = Math.min(recent.length, rowLength - 1);
    yield game;
  }
}

/** A game with the smallest bet it takes at this site; a table has its limits, and an event its own. */
function withBet(game: CatalogueGame, { smallestBets }: SiteData): CatalogueGame {
  if (smallestBets === undefined || game.minStake !== undefined || game.table || game.category === 'sportsbook')
    return game;
  return { ...game, minStake: createRandom(`bet/${game.seed}`).pick(smallestBets) };
}

/** Titles that other sites set their lists with stay with them, unless this site names them too. */
function foreignTitle(game: CatalogueGame, named: readonly CatalogueGame[]): boolean {
  return named.includes(game) || !game.seed.startsWith(`${game.providerCode}/`);
}

function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
}

function listOf(
  list: ListName,
  site: SiteData,
  titles: readonly CatalogueGame[],
  rest: readonly CatalogueGame[],
): CatalogueGame[] {
  const head = site.lists[list].flatMap((name) => titles.find((game) => game.name === name) ?? []);
  return [...head, ...rest.filter(({ category }) => category !== 'casino')].slice(0, site.listTotals[list]);
}

function rankOf(game: CatalogueGame, titles: readonly CatalogueGame[]): number {
  const index = titles.indexOf(game);
  return index < 0 ? titles.length : index;
}
