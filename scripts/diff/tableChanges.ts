import { isDeepStrictEqual } from 'node:util';
import type { CompiledQuery } from '../../engine/config/compiledAddress';
import type { CompiledSite } from '../../engine/config/compiled';
import { compileTables } from '../../engine/config/compileTables';
import { isRecord } from '../../engine/config/jsonPath';
import { ownValue } from '../../engine/config/ownValue';
import type { Platform } from '../../engine/config/platform';
import type { SiteParts } from '../../engine/config/siteParts';
import { said } from './treeChanges';

/** What of a compiled site comes from tables of the platform. */
const ofPlatform = [
  ...([
    'categories',
    'closedSegments',
    'secondaryNavigation',
    'viewport',
    'loginPage',
    'loginEntry',
    'rewards',
  ] as const),
  ...(['timeZone', 'adapters', 'offers', 'popupProviders', 'timings', 'session', 'failures'] as const),
] satisfies readonly (keyof CompiledSite)[];

/** What comes from tables of the template, or depends on it. */
const ofTemplate = ['breakpoints', 'themeCodes'] satisfies readonly (keyof CompiledSite)[];

/** What the tables of the platform and of the template say otherwise for a site than before, in words. */
export function tableChanges(
  [oldPlatform, old]: readonly [Platform, SiteParts],
  [platform, now]: readonly [Platform, SiteParts],
): string[] {
  const [before, after] = [compiled(oldPlatform, old), compiled(platform, now)];
  if (before === undefined && after === undefined) return [];
  if (after === undefined) return ['the site cannot be compiled any more; npm run validate says why'];
  if (before === undefined) return ['the site can be compiled again'];
  const isSameTemplate = old.context.name === now.context.name;
  return [
    ...[...ofPlatform, ...(isSameTemplate ? ofTemplate : [])].flatMap((name) =>
      changesOf(name, before.site[name], after.site[name]),
    ),
    ...(isSameTemplate ? said('theme.bodyClasses', before.site.theme.bodyClasses, after.site.theme.bodyClasses) : []),
    ...localeChanges(before.site, after.site),
    ...chatChanges(before.site, after.site),
    ...changesOf('fallbackGames', before.fallbackGames, after.fallbackGames),
    ...queryChanges(before, after),
  ];
}

type Tables = ReturnType<typeof compileTables>;

function compiled(platform: Platform, parts: SiteParts): Tables | undefined {
  try {
    return compileTables(platform, parts);
  } catch {
    return undefined;
  }
}

/** Values that differ, by the keys of objects and by the names of entries in lists. */
function changesOf(name: string, old: unknown, now: unknown): string[] {
  // Nearly all of them are the same on both sides: only what differs is taken apart.
  if (isDeepStrictEqual(old, now)) return [];
  const [before, after] = [keyed(old), keyed(now)];
  if (before === undefined || after === undefined) return said(name, old, now);
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const inner = keys.flatMap((key) => changesOf(`${name}.${key}`, ownValue(before, key), ownValue(after, key)));
  const order = (side: object, other: object) =>
    Object.keys(side)
      .filter((key) => Object.hasOwn(other, key))
      .join(' ');
  const isMoved = Array.isArray(now) && order(before, after) !== order(after, before);
  return isMoved ? [...inner, `the entries of ${name} stand in another order`] : inner;
}

function keyed(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (isRecord(value)) return value;
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const entries = value.flatMap((entry: unknown) =>
    isRecord(entry) && typeof entry.name === 'string' ? [[entry.name, entry] as const] : [],
  );
  return entries.length === value.length ? Object.fromEntries(entries) : undefined;
}

/** Which languages there are is a value of the site; what each is called and how it writes dates stands in a table. */
function localeChanges({ locales: old }: CompiledSite, { locales: now }: CompiledSite): string[] {
  return now.enabled.flatMap((locale) => {
    const earlier = old.enabled.find(({ code }) => code === locale.code);
    if (earlier === undefined) return [];
    return (['lang', 'date', 'name'] as const).flatMap((key) =>
      said(`${key} of the language ${locale.code}`, earlier[key], locale[key]),
    );
  });
}

/** What its chat service is; the values of the site itself are told as they are written. */
function chatChanges({ liveChat: old }: CompiledSite, { liveChat: now }: CompiledSite): string[] {
  if (old === null || now === null || old.provider !== now.provider) return [];
  return (['script', 'hosts'] as const).flatMap((key) =>
    said(`${key} of the chat service ${now.provider}`, old[key], now[key]),
  );
}

/** What the addresses of pages may name: words that came and went, in whatever order they stand. */
function queryChanges(before: Tables, after: Tables): string[] {
  if (before.pages === after.pages) return [];
  return Object.values(after.pages).flatMap(({ name, path, query: now = {} }) => {
    const page = ownValue(before.pages, name);
    const { query: old = {} } = page ?? {};
    if (page === undefined || isDeepStrictEqual(old, now)) return [];
    return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) =>
      said(`${key} in the address of ${path}`, inOrder(ownValue(old, key)), inOrder(ownValue(now, key))),
    );
  });
}

function inOrder(value: CompiledQuery[string] | undefined): unknown {
  return value?.values ? { ...value, values: [...value.values].sort() } : value;
}
