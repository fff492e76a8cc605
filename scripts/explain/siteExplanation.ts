import { isRecord, type JsonPath } from '../../engine/config/jsonPath';
import { layerOf, whereIs } from '../../engine/config/provenance';
import { pagesOf } from '../../engine/config/sitePages';
import type { SiteParts } from '../../engine/config/siteParts';
import type { ExplainedValue, SiteExplanation } from './explanation';
import type { Platform } from '../../engine/config/platform';
import { switchedOffAt } from './removedAt';
import { tableValues } from './tableValues';

/** Told by page and by layout, or of no meaning for what shows. */
const elsewhere = ['$schema', 'version', 'pages', 'layout', 'shell', 'modals'];

/** What `/api/startup` may say again of a site (SITE-3); the same as `overlaid` of the site store applies. */
const replaceable =
  /^(?:name|currency(?:\.\w+)?|externalId|logoText|manifestIcon|logos\.(?:primary|compact|footer)|apps\.(?:android|ios)|features\.(?:gamify|freePlay)|liveChat\.(?:status|chatId|imageId))$/;

/**
 * What a site says and, with the platform, what its tables say for it; each value with its file and layer, and which
 * pages it has.
 */
export function siteExplanation(parts: SiteParts, platform?: Platform): SiteExplanation {
  const { site, context, pages } = parts;
  const off = [...pages.disabled].flatMap((name) => {
    const page = context.pages.get(name) ?? pages.own.get(name);
    const place = switchedOffAt(parts, name);
    return page === undefined || place === undefined ? [] : [{ name, path: page.path, off: place }];
  });
  return {
    kind: 'site',
    domain: site.domain,
    template: context.name,
    values: leaves(site.values.value, []).flatMap(({ path, value }): ExplainedValue[] => {
      const place = site.values.placeOf(path);
      if (place === undefined || elsewhere.includes(String(path[0]))) return [];
      const where = whereIs(place);
      const name = path.join('.');
      return [{ name, value, layer: layerOf(where.file), isReplaceable: replaceable.test(name), ...where }];
    }),
    tables: platform === undefined ? [] : tableValues(platform, parts),
    pages: [...pagesOf(pages, context).map(({ name, path }) => ({ name, path })), ...off].sort((a, b) =>
      a.path < b.path ? -1 : 1,
    ),
  };
}

/** Everything in an object that is no object itself; lists are one value. */
function leaves(
  value: Readonly<Record<string, unknown>>,
  path: JsonPath,
): { readonly path: JsonPath; readonly value: unknown }[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    isRecord(inner) && Object.keys(inner).length > 0
      ? leaves(inner, [...path, key])
      : [{ path: [...path, key], value: inner }],
  );
}
