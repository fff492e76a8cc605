import { motifNames, motifsFor, type MotifName } from '../art/index';
import { createRandom } from '../art/random';
import { endOfRound } from '../rounds';
import type { SiteData, TitleData } from '../siteData';
import { codeOf, type CatalogueGame, type CategoryName } from './game';
import { playOf } from './play';
import { createNameSource, shuffled, type NameSource } from './names';
import { motifForName } from './namedMotifs';
import type { Studio } from './studios';
import { tableGameOf } from './tableWords';

/** Every game of the platform by provider code and game code. */
export type Catalogue = ReadonlyMap<string, CatalogueGame>;

/** The key of a game in the catalogue. */
export function gameKey(providerCode: string, code: string): string {
  return `${providerCode}/${code}`;
}

/**
 * The catalogue that a seed returns: the titles the sites name, and as many invented games a studio and category as the
 * sites together ask for. Names are unique.
 */
export function createCatalogue(seed: string, studios: readonly Studio[], sites: readonly SiteData[]): Catalogue {
  const titles = sites.flatMap((site) => site.titles.map((title) => titleGame(title, studios)));
  const names = createNameSource(seed, new Set(titles.map(({ name }) => name)));
  const invented = studios.flatMap((studio, index) =>
    studio.categories.flatMap((category) =>
      inventedGames({ seed, studio, category, names, start: index * 7, count: quotaOf(category, studios, sites) }),
    ),
  );
  return new Map([...invented, ...titles].map((game) => [gameKey(game.providerCode, game.code), game]));
}

/** How many games a studio makes of a category, so that the site that asks for most finds enough. */
function quotaOf(category: CategoryName, studios: readonly Studio[], sites: readonly SiteData[]): number {
  const needs = sites.map(
    (site) =>
      site.catalogue[category] /
      Math.max(
        1,
        studios.filter((studio) => site.studios.includes(studio.name) && studio.categories.includes(category)).length,
      ),
  );
  return Math.ceil(Math.max(...needs));
}

interface Invention {
  readonly seed: string;
  readonly studio: Studio;
  readonly category: CategoryName;
  readonly names: NameSource;
  readonly start: number;
  readonly count: number;
}

function inventedGames({ seed, studio, category, names, start, count }: Invention): CatalogueGame[] {
  const motifs = shuffled(motifsFor(category), `${seed}/${studio.code}/${category}`);
  return Array.from({ length: count }, (_, index) => {
    const motif = motifs[(start + index) % motifs.length] ?? fallbackMotif;
    const name = names.next(category, motif);
    return inventedGame(
      seed,
      studio,
      category,
      category === 'slot_game' ? motif : motifForName(name, motif, start + index + Math.floor(index / wordsInTurn)),
      name,
    );
  });
}

function inventedGame(
  seed: string,
  studio: Studio,
  category: CategoryName,
  motif: MotifName,
  name: string,
): CatalogueGame {
  const code = codeOf(name);
  const random = createRandom(`${seed}/${studio.code}/${code}`);
  return {
    providerCode: studio.code,
    providerName: studio.name,
    code,
    name,
    category,
    motif,
    seed: gameKey(studio.code, code),
    players: Math.floor(4 + 60 * random.next() ** 3),
    rtp: Math.round(random.between(937, 985)) / 10,
    badges: category === 'casino' ? ['live'] : [],
    ...playOf(category, name, `${seed}/${studio.code}/${code}`),
    hasDemo: category !== 'casino' && category !== 'sportsbook' && category !== 'sabong' && category !== 'horse_racing',
    movement: Math.round(random.between(-6, 6)),
    ...(category === 'crash' || category === 'hash_game'
      ? { rounds: [0, 1, 2, 3, 4].map(() => endOfRound(random.next())) }
      : {}),
    ...(category === 'casino'
      ? {
          table: {
            game: tableGameOf(name),
            dealer: code,
            seats: 7,
            taken: Math.floor(random.between(0, 8)),
            ...random.pick(limits),
          },
        }
      : {}),
  };
}

/**
 * About how many names an invented category has before its words come round again; a choice of two motifs is taken the
 * other way then.
 */
const wordsInTurn = 12;

const limits = [
  { min: '1', max: '2000' },
  { min: '2', max: '5000' },
  { min: '5', max: '20000' },
  { min: '5', max: '10000' },
  { min: '10', max: '25000' },
  { min: '20', max: '50000' },
  { min: '25', max: '60000' },
  { min: '50', max: '100000' },
  { min: '100', max: '150000' },
  { min: '200', max: '250000' },
  { min: '1000', max: '1000000' },
] as const;

const fallbackMotif: MotifName = 'gem';

/** A title as a site names it; two sites may tell different things of the same title. */
export function titleGame(title: TitleData, studios: readonly Studio[]): CatalogueGame {
  const studio = studios.find(({ name }) => name === title.studio);
  if (studio === undefined) throw new Error(`"${title.name}" names the studio "${title.studio}", which is not listed.`);
  const { name, category, players, rtp, badges = [], table } = title;
  const code = codeOf(name);
  return {
    providerCode: studio.code,
    providerName: studio.name,
    code,
    name,
    category,
    motif: motifOf(title.motif, category),
    seed: `${name} ${title.take ?? 1}`,
    players,
    rtp,
    badges,
    ...playOf(category, name, `${studio.code}/${code}`, title.jackpot !== undefined),
    hasDemo: table === undefined && category !== 'sabong' && category !== 'horse_racing',
    ...(title.movement === undefined ? {} : { movement: title.movement }),
    ...(title.rounds === undefined ? {} : { rounds: title.rounds }),
    ...(title.minStake === undefined ? {} : { minStake: title.minStake }),
    ...(title.jackpot === undefined ? {} : { jackpot: title.jackpot }),
    ...(table === undefined ? {} : { table: { ...table, dealer: `dealer ${table.dealer}` } }),
  };
}

/** The motif of that name, or the category's first where the library has none of it. */
export function motifOf(name: string, category: CategoryName): MotifName {
  return motifNames.find((known) => known === name) ?? motifsFor(category)[0] ?? fallbackMotif;
}
