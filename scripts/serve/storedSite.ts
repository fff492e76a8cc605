import { brandFile } from '../prerender/release';
import type { SiteSource } from '../build/siteSource';
import { storedFiles } from './storedFiles';

/**
 * A site as the build wrote it into `folder`; files are read once and kept, but those of `brand/` come fresh from
 * `siteRoot`.
 */
export function createStoredSite(folder: string, siteRoot: string, facts: Omit<SiteSource, 'file'>): SiteSource {
  const file = storedFiles(folder);
  return { ...facts, file: async (path) => (path.startsWith('brand/') ? brandFile(siteRoot, path) : file(path)) };
}
