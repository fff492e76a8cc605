import type { Environment } from '../environment';

/** At most one look a minute, in ms, for somebody who changes between tabs. */
const returnPauseMs = 60_000;

/**
 * Update polling: checks the version of the site every `pollMs` and when the player returns to the tab (NET-1):
 * `builds/latest.json` names the newest, and its manifest `builds/<id>.json` shows that it has arrived. `onNew` is told
 * once; a look that fails says nothing. Returns a function that stops it.
 */
export function pollForUpdates(parts: {
  readonly environment: Pick<Environment, 'fetch' | 'now' | 'setTimeout' | 'clearTimeout'>;
  /** The build that the page runs on. */
  readonly build: string;
  readonly pollMs: number;
  readonly onNew: (build: string) => void;
}): () => void {
  const { environment, build, pollMs, onNew } = parts;
  let lookedAt = environment.now();
  let timer = 0;
  let isOver = false;

  const idAt = async (address: string): Promise<string | undefined> => {
    const response = await environment.fetch(address, { cache: 'no-store', headers: { accept: 'application/json' } });
    const { id } = response.ok ? ((await response.json()) as { readonly id?: unknown }) : {};
    return typeof id === 'string' ? id : undefined;
  };

  async function look(): Promise<void> {
    lookedAt = environment.now();
    environment.clearTimeout(timer);
    timer = environment.setTimeout(() => void look(), pollMs);
    try {
      const newest = await idAt('/builds/latest.json');
      if (newest === undefined || newest === build || (await idAt(`/builds/${newest}.json`)) !== newest || isOver)
        return;
      stop();
      onNew(newest);
    } catch {
      // Offline, or a server in the middle of a change: the next look tells.
    }
  }

  const handleReturn = () => {
    if (document.visibilityState === 'visible' && Math.abs(environment.now() - lookedAt) >= returnPauseMs) void look();
  };

  function stop(): void {
    isOver = true;
    environment.clearTimeout(timer);
    document.removeEventListener('visibilitychange', handleReturn);
  }

  timer = environment.setTimeout(() => void look(), pollMs);
  document.addEventListener('visibilitychange', handleReturn);
  return stop;
}
