import { readObject } from '../store/objects';
import type { SiteRow } from '../store/release';
import type { Store } from '../store/store';
import { inTime } from './inTime';
import type { RenderPool } from './renderPool';

export interface WarmingParts {
  readonly objects: Pick<Store, 'name' | 'read'>;
  readonly pool: Pick<RenderPool, 'warm'>;
  readonly rows: readonly SiteRow[];
  /** The longest that it may take, in ms. */
  readonly limitMs: number;
}

/** Homes that threads render before they are asked: as many show most templates, and make the code quick. */
const mostHomes = 8;

/**
 * Lets every thread render homes of sites from all over the list, so that the first visitors of a server do not wait
 * for it to load and to learn its code. Platforms are not asked, and nothing of it is sent or kept. What fails here,
 * fails again, and is told, when somebody asks for it.
 */
export async function warmThreads({ objects, pool, rows, limitMs }: WarmingParts): Promise<void> {
  const end = performance.now() + limitMs;
  const step = Math.max(1, Math.floor(rows.length / mostHomes));
  const chosen = rows.filter((_, place) => place % step === 0).slice(0, mostHomes);
  const warm = async () => {
    for (const { domain, site } of chosen) {
      if (performance.now() > end) return;
      const packed = await readObject(objects, site).catch(() => undefined);
      if (packed) await pool.warm({ domain, version: site, packed }).catch(() => undefined);
    }
  };
  await inTime(warm(), limitMs, () => undefined);
}
