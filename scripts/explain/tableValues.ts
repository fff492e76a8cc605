import { isRecord, valueAt, type JsonPath } from '../../engine/config/jsonPath';
import { ownValue } from '../../engine/config/ownValue';
import { layerOf, whereIs } from '../../engine/config/provenance';
import type { Platform } from '../../engine/config/platform';
import type { SiteParts } from '../../engine/config/siteParts';
import type { Source } from '../../engine/config/source';
import type { ExplainedValue } from './explanation';

/**
 * What the platform's and the template's tables say for a site: where its breakpoints are, where guests sign in, what
 * its menus and modals are.
 */
export function tableValues(platform: Platform, parts: SiteParts): ExplainedValue[] {
  return [
    ...breakpointValues(platform, parts),
    ...entryValues(platform, parts),
    ...menuValues(platform),
    ...modalValues(platform, parts),
  ];
}

function row(
  name: string,
  source: Source,
  path: JsonPath,
  value: unknown = valueAt(source.value, path),
): ExplainedValue {
  const place = whereIs({ source, path });
  return { name, value, layer: layerOf(place.file), isReplaceable: false, ...place };
}

/**
 * Least width in px by name: the template's own words before the platform's for this template, and those before what
 * all have.
 */
function breakpointValues({ topics }: Platform, { context }: SiteParts): ExplainedValue[] {
  const common = topics.breakpoints.source;
  return Object.entries(context.nodes.breakpoints)
    .sort(([, a], [, b]) => a - b)
    .map(([name, px]) => {
      const places: readonly (readonly [Source | undefined, JsonPath])[] = [
        [context.descriptor, ['breakpoints', name]],
        [common, ['templates', context.name, name]],
        [common, ['breakpoints', name]],
      ];
      const [source = common, path] = places.find(
        ([from, at]) => from !== undefined && valueAt(from.value, at) !== undefined,
      ) ?? [common, []];
      return row(`breakpoints.${name}`, source, path, `${px} px`);
    });
}

function entryValues({ topics }: Platform, { site, context }: SiteParts): ExplainedValue[] {
  const login = topics['login-entry'];
  const rewards = topics.rewards;
  const code = valueAt(site.values.value, ['theme', 'code']);
  const byTheme =
    isRecord(login.value.themes) && typeof code === 'string' ? ownValue(login.value.themes, code) : undefined;
  const byTemplate = isRecord(rewards.value.templates) ? ownValue(rewards.value.templates, context.name) : undefined;
  return [
    row('login', login.source, byTheme === undefined ? ['default'] : ['themes', String(code)]),
    row('login.page', login.source, ['page']),
    row('rewards.player', rewards.source, ['player']),
    row('rewards.guest', rewards.source, byTemplate === undefined ? ['guest'] : ['templates', context.name]),
  ].filter(({ value }) => value !== undefined);
}

/** The menu of games in its order, and what stands beside it. */
function menuValues({ topics: { categories } }: Platform): ExplainedValue[] {
  return ['categories', 'secondaryNavigation'].flatMap((list) => {
    const entries = ownValue(categories.value, list);
    return Array.isArray(entries)
      ? entries.map((entry: unknown, index) =>
          row(
            `menu.${isRecord(entry) ? String(entry.name) : index}`,
            categories.source,
            [list, index],
            isRecord(entry) ? entry.route : entry,
          ),
        )
      : [];
  });
}

function modalValues({ modals }: Platform, { layouts }: SiteParts): ExplainedValue[] {
  return [...modals].map(([name, { source, value }]) =>
    row(
      `modals.${name}`,
      source,
      [],
      `${(layouts.modals.get(name)?.nodes ?? []).length} nodes${typeof value.feature === 'string' ? `, only with features.${value.feature}` : ''}`,
    ),
  );
}
