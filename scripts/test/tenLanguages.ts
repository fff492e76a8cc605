import { localeCodes } from '../../engine/config/compiled';
import { copySites, type CopiedSite, type CopiedSites } from './copiedSites';

/**
 * A site with all ten languages; its own comes first, and stays at `/`. What its file says in some of them it says in
 * English in the others.
 */
function inAllLanguages(site: CopiedSite): CopiedSite {
  const { default: own } = site.locales;
  return {
    ...(completed(site) as CopiedSite),
    locales: { default: own, enabled: [own, ...localeCodes.filter((code) => code !== own)] },
  };
}

/** A value in which each text by language is there in all of them. */
function completed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(completed);
  if (typeof value !== 'object' || value === null) return value;
  const isByCode =
    'EN' in value &&
    typeof value.EN === 'string' &&
    Object.keys(value).every((name) => localeCodes.some((code) => code === name));
  if (isByCode) return { ...Object.fromEntries(localeCodes.map((code) => [code, value.EN])), ...value };
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, completed(inner)]));
}

/** Serves copies of sites of a project that speak all ten languages, whichever their files enable. */
export function stageTenLanguages(root: string, domains: readonly string[]): Promise<CopiedSites> {
  return copySites(root, Object.fromEntries(domains.map((domain) => [domain, inAllLanguages])));
}
