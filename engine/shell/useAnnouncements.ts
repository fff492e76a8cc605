import { useCallback } from 'react';
import { useApplication } from '../context/ApplicationContext';
import type { Announcement } from '../api/siteModels';

/** Where the announcements that this browser has shown are kept. */
const key = 'livery.announced';
/** How many are kept at most, the newest; the platform shows a handful at a time. */
const most = 100;

/** Which announcements this browser has shown before; each is shown by itself only once. */
export interface Announcements {
  /** Those that nobody has seen here yet, in the same order. */
  readonly unseen: (all: readonly Announcement[]) => readonly Announcement[];
  /** Remembers that these have been shown. */
  readonly markSeen: (shown: readonly Announcement[]) => void;
}

/** Reads and writes what this browser has shown; a copy of another version or site counts as none. */
export function useAnnouncements(): Announcements {
  const { environment, stores } = useApplication();
  const { domain } = stores.site.site;
  const seen = useCallback(() => readIds(environment.local.get(key), domain), [environment, domain]);
  const unseen = useCallback<Announcements['unseen']>(
    (all) => {
      const ids = seen();
      return all.filter(({ id }) => !ids.includes(id));
    },
    [seen],
  );
  const markSeen = useCallback<Announcements['markSeen']>(
    (shown) => {
      const ids = [...new Set([...seen(), ...shown.map(({ id }) => id)])].slice(-most);
      environment.local.set(key, JSON.stringify({ version: 1, domain, ids }));
    },
    [environment, domain, seen],
  );
  return { unseen, markSeen };
}

function readIds(text: string | null, domain: string): readonly string[] {
  try {
    const kept = JSON.parse(text ?? 'null') as {
      readonly version?: unknown;
      readonly domain?: unknown;
      readonly ids?: unknown;
    } | null;
    if (kept?.version !== 1 || kept.domain !== domain || !Array.isArray(kept.ids)) return [];
    return kept.ids.filter((id): id is string => typeof id === 'string');
  } catch {
    return [];
  }
}
