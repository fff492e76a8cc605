import { useEffect } from 'react';
import { useApplication } from '../context/ApplicationContext';
import { useLocale } from '../context/currentLocale';
import { contentKey, contentRequest } from '../stores/contentRequest';
import type { Stores } from '../stores/stores';
import { useContent } from '../context/useContent';
import { GameList, type ListParams } from './gameList';

/** How many lists stay for the way back. */
const keptLists = 8;

const listsOf = new WeakMap<Stores, Map<string, GameList>>();

/**
 * The list of a request, the same one for as long as a player may come back to it. `isDeclared` says that its first
 * page comes with the document, by the request that the widget declared; any other first page is asked for here. A list
 * that is no longer shown asks for nothing: what was on its way is aborted. The reader must be an observer.
 */
export function useGameList(
  params: ListParams,
  pageSize: number,
  isDeclared: boolean,
): { readonly list: GameList; readonly retry: () => void } {
  const { stores, environment } = useApplication();
  const { lang } = useLocale();
  const first = useContent(isDeclared ? contentRequest('games', { ...params, pageSize, facets: true }) : null);
  const key = contentKey({ call: `games ${lang} ${pageSize}`, params });
  const list = listOf(stores, key, () => {
    const fresh = new GameList(stores.api, params, pageSize, environment.now);
    if (first.value) fresh.accept(first.value);
    return fresh;
  });

  useEffect(() => {
    keepOf(stores, key);
    return () => list.leave();
  }, [stores, key, list]);
  useEffect(() => {
    if (first.value) list.accept(first.value);
    else if (isDeclared && first.status === 'failed') list.fail();
    else if (!isDeclared) list.want(0, 0);
  }, [list, isDeclared, first.value, first.status]);

  const retry = () => {
    if (isDeclared && list.total === null) first.retry();
    else list.retry();
  };
  return { list, retry };
}

/** The list of a key, made when there is none. */
function listOf(stores: Stores, key: string, make: () => GameList): GameList {
  const lists = listsOf.get(stores) ?? new Map<string, GameList>();
  listsOf.set(stores, lists);
  const list = lists.get(key) ?? make();
  lists.set(key, list);
  return list;
}

/** Counts a list as used last, and forgets those that nobody came back to. */
function keepOf(stores: Stores, key: string): void {
  const lists = listsOf.get(stores);
  const list = lists?.get(key);
  if (!lists || !list) return;
  lists.delete(key);
  lists.set(key, list);
  for (const old of [...lists.keys()].slice(0, -keptLists)) lists.delete(old);
}
