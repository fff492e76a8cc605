import type { Catalogue } from './catalogue';
import { gameKey } from './catalogue';
import { codeOf, type CatalogueGame, type CategoryName, type PictureFormat } from './game';
import type { SiteCatalogue } from './siteCatalogue';

/** What control makes of one category of a site, so that every state of a lobby can be seen. */
export interface CategoryOverride {
  readonly domain: string;
  readonly category: CategoryName;
  /** Exactly that many games; as the site has them if absent. */
  readonly games?: number;
  /** What is odd about the first games, one each, in this order. */
  readonly oddities?: readonly Oddity[];
  /** Format of its games' pictures: SVG if absent, as they are drawn; WebP, as platforms send theirs. */
  readonly pictures?: PictureFormat;
}

export const oddities = ['long-name', 'missing-picture', 'no-facts'] as const;
export type Oddity = (typeof oddities)[number];

/** Eighty characters, as long as a platform's titles get. */
const longestName = 'The Extraordinarily Long Voyage of the Golden Typhoon Across the Seven Seas: DXL';

/** The site's games as staged; sequels join a category that has too few. */
export function applyOverrides(catalogue: SiteCatalogue, overrides: readonly CategoryOverride[]): SiteCatalogue {
  return overrides.reduce(applyOverride, catalogue);
}

function applyOverride(
  catalogue: SiteCatalogue,
  { category, games: count, oddities: odd = [], pictures }: CategoryOverride,
): SiteCatalogue {
  const own = catalogue.games.filter((game) => game.category === category);
  const wanted = (count === undefined ? own : withSequels(own, count)).map((game, index) => ({
    ...oddGame(game, odd[index]),
    ...(pictures ? { pictureFormat: pictures } : {}),
  }));
  const kept = new Set(wanted.map((game) => gameKey(game.providerCode, game.code)));
  const isKept = (game: CatalogueGame) => game.category !== category || kept.has(gameKey(game.providerCode, game.code));
  const lists = Object.entries(catalogue.lists).map(([name, list]) => [name, list.filter(isKept)] as const);
  return {
    ...catalogue,
    games: [...wanted, ...catalogue.games.filter((game) => game.category !== category)],
    lists: Object.fromEntries(lists) as unknown as SiteCatalogue['lists'],
  };
}

function withSequels(own: readonly CatalogueGame[], count: number): CatalogueGame[] {
  const rounds = own.length === 0 ? 0 : Math.ceil(count / own.length);
  return Array.from({ length: rounds }, (_, round) => (round === 0 ? own : own.map((game) => sequel(game, round + 1))))
    .flat()
    .slice(0, count);
}

function sequel(game: CatalogueGame, round: number): CatalogueGame {
  const name = `${game.name} ${roman(round)}`;
  return { ...game, name, code: codeOf(name), seed: `${game.seed}/${round}`, badges: [] };
}

function oddGame(game: CatalogueGame, oddity: Oddity | undefined): CatalogueGame {
  if (oddity === 'long-name') return { ...game, name: longestName };
  if (oddity === 'missing-picture') return { ...game, pictureCode: 'no-picture' };
  if (oddity === 'no-facts') return { ...game, badges: [], features: [], players: 0 };
  return game;
}

/** The game whose picture an address names; sequels are drawn after the game they follow. */
export function drawnGame(catalogue: Catalogue, providerCode: string, code: string): CatalogueGame | undefined {
  const known = catalogue.get(gameKey(providerCode, code));
  if (known !== undefined) return known;
  const first = catalogue.get(gameKey(providerCode, code.replace(/-[ivxlc]+$/, '')));
  return first === undefined ? undefined : { ...first, seed: `${first.seed}/${code}` };
}

function roman(value: number): string {
  const letters = [
    [100, 'C'],
    [90, 'XC'],
    [50, 'L'],
    [40, 'XL'],
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ] as const;
  let rest = value;
  let text = '';
  for (const [worth, letter] of letters) {
    while (rest >= worth) {
      text += letter;
      rest -= worth;
    }
  }
  return text;
}
