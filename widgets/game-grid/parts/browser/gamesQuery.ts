import { facetNames, type CurrentRouteValue, type FacetName, type GameFacet } from '../../../../engine';
import type { GameGridProps } from '../../../../schemas/generated/widgets';
import { scopeOf } from '../../gamesRequest';

export const sorts = ['popular', 'new', 'name', 'seats'] as const;
export type Sort = (typeof sorts)[number];

type Query = CurrentRouteValue['query'];

/** What a player chose, as the address says it. */
export interface Choice {
  /** Words without spaces around them; empty for none. */
  readonly search: string;
  readonly sort: Sort;
  readonly facets: Readonly<Record<FacetName, readonly string[]>>;
  readonly onlyFavourites: boolean;
  /** From 1. */
  readonly page: number;
}

const longestSearch = 60;
const lastPage = 5000;

/** Reads an address. Values that mean nothing, or that this grid does not offer, count as not chosen. */
export function readChoice(
  query: Query,
  { controls, facets, paging }: Pick<GameGridProps, 'controls' | 'facets' | 'paging'>,
): Choice {
  const page = Number(query['page'] ?? 1);
  const offers = (name: FacetName) => facets.includes(name) || (name === 'provider' && controls.includes('provider'));
  const chosen = facetNames.map((name) => [name, offers(name) ? valuesOf(query[name]) : []] as const);
  return {
    search: controls.includes('search') ? (query['search'] ?? '').trim().slice(0, longestSearch) : '',
    sort:
      (controls.some((control) => control === 'sort' || control === 'sorts') &&
        sorts.find((name) => name === query['sort'])) ||
      'popular',
    facets: Object.fromEntries(chosen) as Choice['facets'],
    onlyFavourites: controls.includes('favourites') && query['favourites'] === '1',
    page:
      paging !== 'none' && paging !== 'endless' && Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** What the list of a choice is asked for; a search through all games drops the source. */
export function listParamsOf(
  { source, searchEverywhere }: Pick<GameGridProps, 'source' | 'searchEverywhere'>,
  { search, sort, facets }: Choice,
) {
  const chosen = facetNames.flatMap((name) =>
    facets[name].length > 0 ? [[name, facets[name].join(',')] as const] : [],
  );
  return {
    ...(search && searchEverywhere ? {} : scopeOf(source)),
    ...(search ? { search } : {}),
    ...(sort === 'popular' ? {} : { sort }),
    ...(Object.fromEntries(chosen) as { readonly [Name in FacetName]?: string }),
  };
}

/** How many choices narrow the list, the search left out. */
export function chosenCount({ facets }: Choice): number {
  return facetNames.reduce((sum, name) => sum + facets[name].length, 0);
}

/** The change of the address that takes a value in or out. */
export function toggled({ facets }: Choice, name: FacetName, value: string): Query {
  const values = facets[name].includes(value)
    ? facets[name].filter((other) => other !== value)
    : [...facets[name], value];
  return { [name]: values.join(',') || undefined };
}

/** The change of the address that takes all choices out. */
export const nothingChosen: Query = {
  ...Object.fromEntries(facetNames.map((name) => [name, undefined])),
  search: undefined,
  favourites: undefined,
};

/** The groups that a grid offers, in its order; what is chosen stays in reach although nothing is left of it. */
export function offeredFacets(
  offered: GameGridProps['facets'],
  known: readonly GameFacet[],
  { facets }: Choice,
): readonly GameFacet[] {
  return offered.flatMap((name) => {
    const values = known.find((facet) => facet.name === name)?.values ?? [];
    const gone = facets[name]
      .filter((value) => !values.some((other) => other.value === value))
      .map((value) => ({ value, games: 0 }));
    return values.length + gone.length > 0 ? [{ name, values: [...values, ...gone] }] : [];
  });
}

function valuesOf(text: string | undefined): readonly string[] {
  const values = (text ?? '').split(',').flatMap((value) => (/^[\w.-]{1,40}$/.test(value) ? [value] : []));
  return [...new Set(values)].slice(0, 20);
}
