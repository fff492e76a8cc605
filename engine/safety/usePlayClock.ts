import { useCallback, useEffect, useState } from 'react';
import { useApplication } from '../context/ApplicationContext';
import { useElapsed } from '../context/useNow';
import { readClock, readInterval, writeClock, writeInterval } from './playClockRecord';

/** How long a player has been here, and whether it is time to look at it. */
export interface PlayClock {
  /** Milliseconds since the sign-in on this device; null for guests and while the time is unknown. */
  readonly elapsedMs: number | null;
  /** When the visit began by the platform's clock, ISO 8601; empty while unknown. */
  readonly since: string;
  readonly isDue: boolean;
  /** Minutes between two reality checks: the player's choice, at most the site's. */
  readonly minutes: number;
  /** The most that the player may choose, in minutes. */
  readonly mostMinutes: number;
  /** The next time begins now. */
  readonly acknowledge: () => void;
  /** Chooses how many minutes lie between two checks, for this account on this device. */
  readonly choose: (minutes: number) => void;
}

/** How often it looks at the time, in ms. */
const stepMs = 5000;
const usualMinutes = 60;

/**
 * The clock of a visit. It begins with the sign-in, goes on over reloads, and is one for all tabs. Time is measured by
 * this device, whatever its clock says; only `since`, by which the platform is asked, counts by the platform's clock.
 * `siteMinutes`, given by the clock that is always in view, is the site's time between two looks. The reader must be an
 * observer.
 */
export function usePlayClock(siteMinutes?: number): PlayClock {
  const { environment, stores } = useApplication();
  const { accountId, user } = stores.session;
  const visit = user?.visit ?? '';
  const now = useElapsed(stepMs);
  const [, setChanges] = useState(0);
  const kept = now === null || visit === '' ? null : readClock(environment, visit);
  const isStale = now !== null && visit !== '' && siteMinutes !== undefined && kept?.minutes !== siteMinutes;
  useEffect(() => {
    if (!isStale) return;
    const current = environment.now();
    writeClock(environment, {
      visit,
      began: current,
      looked: current,
      ...readClock(environment, visit),
      minutes: siteMinutes,
    });
  }, [environment, isStale, siteMinutes, visit]);
  const acknowledge = useCallback(() => {
    const record = readClock(environment, visit);
    if (record) writeClock(environment, { ...record, looked: environment.now() });
    setChanges((count) => count + 1);
  }, [environment, visit]);
  const choose = useCallback(
    (minutes: number) => {
      writeInterval(environment, accountId, minutes);
      setChanges((count) => count + 1);
    },
    [environment, accountId],
  );
  const mostMinutes = kept?.minutes ?? siteMinutes ?? usualMinutes;
  const minutes = Math.min(
    mostMinutes,
    (now === null ? undefined : readInterval(environment, accountId)) ?? mostMinutes,
  );
  if (now === null || visit === '')
    return { elapsedMs: null, since: '', isDue: false, minutes, mostMinutes, acknowledge, choose };
  return {
    elapsedMs: Math.max(0, now - (kept?.began ?? now)),
    since: kept ? new Date(kept.began + stores.site.clockOffset).toISOString() : '',
    isDue: kept !== null && now - kept.looked >= minutes * 60_000,
    minutes,
    mostMinutes,
    acknowledge,
    choose,
  };
}
