import type { Application } from '../context/ApplicationContext';
import { maintenanceWatchOf } from '../stores/maintenanceWatch';

/** How often a page in front looks by itself, in ms. */
const everyMs = 300_000;
/** Time between two looks, in ms, for somebody who changes between tabs. */
const returnPauseMs = 60_000;
/** Time between two looks, in ms, that answers of other calls give reason for. */
const hintPauseMs = 15_000;

interface Parts extends Pick<Application, 'environment'> {
  readonly stores: Pick<Application['stores'], 'api' | 'site' | 'start'>;
}

/**
 * Asks start-up during a visit whether the site has been closed since (LAYOUT-3): when the player comes back to the
 * page, every five minutes while it is in front, and when the answer of another call hints at it. Only what it says of
 * maintenance counts. A failed look leaves the site open (ERR-5). Returns a function that stops it.
 */
export function lookForMaintenance({ environment, stores: { api, site, start } }: Parts): () => void {
  let lookedAt = environment.now();
  let dueMs = everyMs;
  let isLooking = false;
  let isOver = false;
  let timer = environment.setTimeout(turn, dueMs);

  const isInFront = () => document.visibilityState === 'visible';

  /** Looks `afterMs` after the last look at the latest, and at once where that is over or the clock was set back. */
  function plan(afterMs: number): void {
    dueMs = Math.min(dueMs, afterMs);
    const passedMs = environment.now() - lookedAt;
    environment.clearTimeout(timer);
    if (!isLooking && !isOver) timer = environment.setTimeout(turn, passedMs < 0 ? 0 : Math.max(0, dueMs - passedMs));
  }

  /** A page that nobody sees waits until they come back, unless an answer gave reason to look. */
  function turn(): void {
    if (isInFront() || dueMs === hintPauseMs) void look();
  }

  async function look(): Promise<void> {
    lookedAt = environment.now();
    dueMs = everyMs;
    isLooking = true;
    // A site that is closed is looked at by its own watch.
    const answer = site.maintenance ? null : await api.call('startup', {}, { errorPresentation: 'silent' });
    isLooking = false;
    plan(dueMs);
    if (answer?.ok && !site.maintenance && !isOver)
      maintenanceWatchOf(environment, site, start).follow(answer.value.maintenance);
  }

  const handleReturn = () => isInFront() && plan(returnPauseMs);
  site.suspectMaintenance = () => plan(hintPauseMs);
  document.addEventListener('visibilitychange', handleReturn);
  const stops = (['pageshow', 'focus'] as const).map((event) => environment.onWindowEvent(event, handleReturn));
  return () => {
    isOver = true;
    environment.clearTimeout(timer);
    document.removeEventListener('visibilitychange', handleReturn);
    for (const stop of stops) stop();
  };
}
