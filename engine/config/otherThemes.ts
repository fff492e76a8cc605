import type { CompiledBundle } from './compiled';
import { compileBundle } from './compileBundle';
import { deepFreeze } from './deepFreeze';
import { claimedJurisdiction, pageProblemsOf } from './jurisdictions';
import { isRecord } from './jsonPath';
import type { Platform } from './platform';
import type { SiteDraft } from './siteDraft';
import type { SiteInput } from './siteInput';
import { layOver } from './siteParts';
import { themePath } from './themePath';

/**
 * A sound site in another theme than its own, for a start-up that names it (SITE-4). What the site changes in pages of
 * its own template counts as far as the other template has it. Undefined for a code that no template has, and where the
 * site's jurisdiction asks for what those pages lack.
 */
export function compileInTheme(platform: Platform, input: SiteInput, code: string): CompiledBundle | undefined {
  const parts = layOver(platform, { ...input, themeCode: code });
  if (parts === undefined) return undefined;
  const bundle = compileBundle(platform, parts);
  const missing = pageProblemsOf(platform, parts.site, bundle, claimedJurisdiction(parts.site));
  if (missing.some(({ severity }) => severity === 'error')) return undefined;
  return deepFreeze({ ...bundle, site: { ...bundle.site, payloadRoot: themePath(code) } });
}

/** The site in each theme that it lists beside its own; undefined where it lists none. */
export function compileAlternatives(
  platform: Platform,
  input: SiteInput,
  { values }: SiteDraft,
): CompiledBundle['themes'] {
  const { theme } = values.value;
  const { code: own, alternatives }: Readonly<Record<string, unknown>> = isRecord(theme) ? theme : {};
  if (!Array.isArray(alternatives)) return undefined;
  const listed = alternatives.filter((code): code is string => typeof code === 'string' && code !== own);
  const bundles = listed.flatMap((code) => {
    const bundle = compileInTheme(platform, input, code);
    return bundle === undefined ? [] : [[code, bundle] as const];
  });
  return bundles.length === 0 ? undefined : Object.fromEntries(bundles);
}
