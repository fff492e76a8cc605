import type { Environment } from '../environment';
import type { NoticesStore } from '../stores/noticesStore';
import type { ReloadBlockers } from '../context/services';

const markerName = 'livery.reloaded';

/** Told of code that did not arrive. */
export type ChunkGuard = (error: unknown) => void;

/**
 * Makes the guard of a page's chunks (STATE-10): a chunk that did not arrive makes the page reload, once within
 * `guardMs`, which a marker in the session's storage remembers; so several failures at once are one, and a chunk that
 * is missing for good ends in the fallback of its widget. On the page that this loaded, the time counts from its start,
 * and a notice follows in place of a second load: a page that needs longer than `guardMs` to miss a chunk would reload
 * for ever. Where a form holds text, money is under way or nothing can be remembered, a notice asks the player instead.
 */
export function createChunkGuard(parts: {
  readonly environment: Pick<Environment, 'now' | 'session' | 'reload'>;
  readonly reloadBlockers: ReloadBlockers;
  readonly notices: Pick<NoticesStore, 'show'>;
  readonly guardMs: number;
  readonly noticeMs: number;
}): ChunkGuard {
  const { environment, reloadBlockers, notices, guardMs, noticeMs } = parts;
  let wasTold = false;
  // A marker below 0 is the time at which the page before this one left.
  const isReloaded = Number(environment.session.get(markerName)) < 0;
  if (isReloaded) environment.session.set(markerName, String(environment.now()));
  return (error) => {
    // Browsers reject an import that did not arrive with a TypeError; a module that lacks its export is another matter.
    if (!(error instanceof TypeError)) return;
    const age = environment.now() - Math.abs(Number(environment.session.get(markerName) ?? Number.NaN));
    if (age >= 0 && age < guardMs) return;
    if (!isReloaded && !reloadBlockers.isBlocked() && environment.session.set(markerName, String(-environment.now())))
      environment.reload();
    else if (!wasTold) {
      wasTold = true;
      notices.show({ tone: 'warning', title: 'notice.partMissing', duration: noticeMs });
    }
  };
}
