import type { CompiledBundle } from '../../engine/config/compiled';
import { compileBundle } from '../../engine/config/compileBundle';
import { isRecord, valueAt, type JsonPath } from '../../engine/config/jsonPath';
import { ownValue } from '../../engine/config/ownValue';
import { layerOf, whereIs } from '../../engine/config/provenance';
import type { Platform } from '../../engine/config/platform';
import { pagesOf } from '../../engine/config/sitePages';
import type { SiteParts } from '../../engine/config/siteParts';
import type { Source } from '../../engine/config/source';
import type { ExplainedValue } from './explanation';

/**
 * What the platform's and the template's tables say for a site: where its breakpoints are, where guests sign in, what
 * its menus and modals are.
 */
export function tableValues(platform: Platform, parts: SiteParts): ExplainedValue[] {
  const bundle = compiled(platform, parts);
  return [
    ...breakpointValues(platform, parts),
    ...entryValues(platform, parts),
    ...menuValues(platform, parts, bundle),
    ...modalValues(platform, parts, bundle),
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

/** The menu of games in its order, and what stands beside it; what does not show says why. */
function menuValues(platform: Platform, parts: SiteParts, bundle: CompiledBundle | undefined): ExplainedValue[] {
  const { source, value } = platform.topics.categories;
  return ['categories', 'secondaryNavigation'].flatMap((list) => {
    const entries = ownValue(value, list);
    return Array.isArray(entries)
      ? entries.map((entry: unknown, index) => {
          const { name = index, route, feature }: Entry = isRecord(entry) ? entry : {};
          const reason = hiddenReason(parts, bundle, route, feature);
          const said = reason === undefined ? (route ?? entry) : `not shown because ${reason}`;
          return row(`menu.${String(name)}`, source, [list, index], said);
        })
      : [];
  });
}

interface Entry {
  readonly name?: unknown;
  readonly route?: unknown;
  readonly feature?: unknown;
}

/** Why an entry of the menu does not show on a site; undefined where it does. `bundle` is missing for a broken site. */
function hiddenReason(
  { pages, context }: SiteParts,
  bundle: CompiledBundle | undefined,
  route: unknown,
  feature: unknown,
): string | undefined {
  if (typeof route !== 'string') return undefined;
  if (pages.disabled.has(route)) return `its page "${route}" is off`;
  if (!pagesOf(pages, context).some(({ name }) => name === route)) return `there is no page "${route}"`;
  if (bundle === undefined) return undefined;
  if (!Object.hasOwn(bundle.pages, route)) return 'the platform does not offer its games';
  const features: Readonly<Record<string, boolean>> = bundle.site.features;
  return typeof feature === 'string' && ownValue(features, feature) === false
    ? `features.${feature} is off`
    : undefined;
}

function compiled(platform: Platform, parts: SiteParts): CompiledBundle | undefined {
  try {
    return compileBundle(platform, parts);
  } catch {
    return undefined;
  }
}

function modalValues(
  { modals }: Platform,
  { layouts }: SiteParts,
  bundle: CompiledBundle | undefined,
): ExplainedValue[] {
  return [...modals].map(([name, { source, value }]) => {
    const nodes = `${(layouts.modals.get(name)?.nodes ?? []).length} nodes`;
    const { feature } = value;
    const isOff = bundle !== undefined && !Object.hasOwn(bundle.modals, name);
    const said =
      typeof feature !== 'string'
        ? ''
        : isOff
          ? ` because features.${feature} is off`
          : `, only with features.${feature}`;
    return row(`modals.${name}`, source, [], isOff ? `not shown${said}` : `${nodes}${said}`);
  });
}
