import { useCallback, useEffect, type RefObject } from 'react';
import type { Match } from '../api/sportModels';
import { useApplication, type Application } from '../context/ApplicationContext';
import { usePolling } from '../context/usePolling';
import { BetList } from './betList';
import { OddsBoard } from './oddsBoard';

interface Sports {
  readonly board: OddsBoard;
  readonly bets: BetList;
}

const known = new WeakMap<Application, Sports>();

/** Prices and collected outcomes of the application, shared by all that show them. */
export function useSports(): Sports {
  const application = useApplication();
  const { environment, stores } = application;
  const { domain, session } = stores.site.site;
  const sports = known.get(application) ?? {
    board: new OddsBoard(),
    bets: new BetList(environment.local, { domain, session }),
  };
  known.set(application, sports);
  return sports;
}

/**
 * Keeps the prices of matches fresh while `target` can be seen: at first what came with the matches, then every 5 s
 * what the platform says (CALL-SITE-15).
 */
export function useOddsPolling(matches: readonly Match[], target: RefObject<Element | null>): void {
  const { stores } = useApplication();
  const { board } = useSports();
  useEffect(() => board.merge(matches.map(({ id, odds }) => ({ matchId: id, odds }))), [board, matches]);
  const ask = useCallback(async () => {
    const result = await stores.api.call('odds', {});
    if (result.ok) board.merge(result.value);
  }, [stores, board]);
  usePolling(ask, { everyMs: stores.site.site.timings.oddsPollMs, isOn: matches.length > 0, target });
}
