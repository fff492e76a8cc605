import { contentRequest, type ContentRequest } from '../../engine';
import type { GameGridProps } from '../../schemas/generated/widgets';

const sorts = ['popular', 'name', 'new'] as const;

/** What a player chose above the list, as the address says it. */
export interface GamesQuery {
  readonly search?: string;
  readonly sort?: string;
  readonly provider?: string;
  readonly page?: string;
}

/** The request for a grid's games. Values of the address that mean nothing are left out, never sent. */
export function gamesRequest(
  { source, limit, controls, paging }: Pick<GameGridProps, 'source' | 'limit' | 'controls' | 'paging'>,
  query: GamesQuery,
): ContentRequest<'games'> {
  const page = pageOf(query);
  const sort = sorts.find((name) => name === query.sort);
  return contentRequest('games', {
    ...('list' in source ? { list: source.list } : {}),
    ...('category' in source ? { category: source.category } : {}),
    ...('categories' in source ? { category: source.categories.join(',') } : {}),
    ...(controls.includes('search') && query.search ? { search: query.search.slice(0, 60) } : {}),
    ...(controls.includes('sort') && sort ? { sort } : {}),
    ...(controls.includes('provider') && query.provider ? { provider: query.provider } : {}),
    ...(paging === 'pages' && page > 1 ? { page } : {}),
    pageSize: paging === 'more' ? limit * page : limit,
  });
}

/** The page the address names, 1 when it names none. */
export function pageOf({ page }: GamesQuery): number {
  const number = Number(page ?? 1);
  return Number.isInteger(number) && number >= 1 && number <= 500 ? number : 1;
}
