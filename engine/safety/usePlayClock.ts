import { useCallback, useState } from 'react';
import { useApplication } from '../application/ApplicationContext';
import { useNow } from '../application/useNow';

/** How long a player has been here, and whether it is time to look at it. */
export interface PlayClock {
  /** Milliseconds since the sign-in on this device; null for guests and while nobody knows the time. */
  readonly elapsedMs: number | null;
  /** When the visit began, ISO 8601. */
  readonly since: string;
  readonly isDue: boolean;
  /** The player has looked: the next time begins now. */
  readonly acknowledge: () => void;
}

const storageKey = 'livery.playClock';

interface Kept {
  readonly visit: string;
  readonly began: number;
  readonly looked: number;
}

/** The clock of a visit; it goes on over reloads of the tab. `everyMs` is the time between two looks. The reader must be an observer. */
export function usePlayClock(everyMs: number): PlayClock {
  const { environment, stores } = useApplication();
  const visit = stores.session.user?.visit ?? '';
  const now = useNow(1000);
  const [, setLooks] = useState(0);
  const write = useCallback((kept: Kept) => environment.session.set(storageKey, JSON.stringify(kept)), [environment]);
  const acknowledge = useCallback(() => {
    const kept = readKept(environment.session.get(storageKey));
    if (kept) write({ ...kept, looked: environment.now() });
    setLooks((count) => count + 1);
  }, [environment, write]);
  if (visit === '' || now === null) return { elapsedMs: null, since: '', isDue: false, acknowledge };
  const known = readKept(environment.session.get(storageKey));
  const kept = known?.visit === visit ? known : { visit, began: now, looked: now };
  if (kept !== known) write(kept);
  return { elapsedMs: Math.max(0, now - kept.began), since: new Date(kept.began).toISOString(), isDue: now - kept.looked >= everyMs, acknowledge };
}

/** What is kept, or null where it is missing or damaged. */
function readKept(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    return typeof kept?.visit === 'string' && Number.isFinite(kept.began) && Number.isFinite(kept.looked) ? (kept as Kept) : null;
  } catch {
    return null;
  }
}
