import { bySite } from '../../engine/config/compileConfigs';
import type { ConfigInput } from '../../engine/config/configInput';
import { isRecord } from '../../engine/config/jsonPath';
import { ownValue } from '../../engine/config/ownValue';
import type { PageDraft } from '../../engine/config/pages';
import { loadPlatform, type Platform } from '../../engine/config/platform';
import { pagesOf } from '../../engine/config/sitePages';
import type { SiteInput } from '../../engine/config/siteInput';
import { layOver, type SiteParts } from '../../engine/config/siteParts';
import { formChanges } from './formChanges';
import { layoutChanges, modalFactChanges } from './layoutChanges';
import { pageChanges, pageFactChanges } from './pageChanges';
import { tableChanges } from './tableChanges';

/** What differs, in words, and the sites it differs on. */
export interface Difference {
  readonly text: string;
  readonly domains: readonly string[];
}

/** What two states of the configuration differ in, equal changes of several sites as one, in the order they are met. */
export function compareConfigs(before: ConfigInput, after: ConfigInput): Difference[] {
  const [old, now] = [bySite(before), bySite(after)];
  const isShared = sameFiles(old.shared.files, now.shared.files);
  const platform = loadPlatform(now.shared);
  const oldPlatform = isShared ? platform : loadPlatform(old.shared);
  const oldSites = new Map(old.sites.map((site) => [site.domain, site]));
  const found = new Map<string, string[]>();
  const add = (domain: string, texts: readonly string[]) => {
    for (const text of new Set(texts)) found.set(text, [...(found.get(text) ?? []), domain]);
  };
  for (const site of now.sites) {
    const earlier = oldSites.get(site.domain);
    oldSites.delete(site.domain);
    if (earlier === undefined) add(site.domain, ['the site is new']);
    else if (!isShared || !sameFiles(earlier.files, site.files))
      add(site.domain, siteChanges([oldPlatform, earlier], [platform, site]));
  }
  for (const domain of oldSites.keys()) add(domain, ['the site disappears']);
  return [...found].map(([text, domains]) => ({ text, domains }));
}

/** What one site shows otherwise than another of the same state; undefined for a domain that is none. */
export function compareTwo(input: ConfigInput, from: string, to: string): readonly string[] | undefined {
  const { shared, sites } = bySite(input);
  const platform = loadPlatform(shared);
  const [before, after] = [from, to].map((domain) => sites.find((site) => site.domain === domain));
  return before === undefined || after === undefined ? undefined : siteChanges([platform, before], [platform, after]);
}

/** Those of some sites of one state that cannot be read, so that nothing can be said of what they show. */
export function unreadableOf(input: ConfigInput, domains: readonly string[]): string[] {
  const { shared, sites } = bySite(input);
  const platform = loadPlatform(shared);
  return sites
    .filter((site) => domains.includes(site.domain) && layOver(platform, site) === undefined)
    .map(({ domain }) => domain);
}

type Side = readonly [platform: Platform, site: SiteInput];

function siteChanges(before: Side, after: Side): string[] {
  const [old, now] = [layOver(...before), layOver(...after)];
  if (now === undefined)
    return [`the site cannot be read${old === undefined ? '' : ' any more'}; npm run validate says why`];
  if (old === undefined) return ['the site can be read again'];
  const isSameTemplate = old.context.name === now.context.name;
  return [
    ...(isSameTemplate ? [] : [`template changes from ${old.context.name} to ${now.context.name}`]),
    ...valueChanges(old.site.values.value, now.site.values.value, ''),
    ...allPages(old, now, isSameTemplate),
    ...tableChanges([before[0], old], [after[0], now]),
    ...(isSameTemplate ? layoutChanges(old, now) : []),
    ...modalFactChanges(before[0], after[0]),
    ...formChanges(old.nodes.forms, now.nodes.forms),
  ];
}

const structural = new Set(['$schema', 'version', 'pages', 'layout', 'shell', 'modals']);

function valueChanges(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  path: string,
): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const [old, now, name] = [ownValue(before, key), ownValue(after, key), `${path}${key}`];
    if (old === now || structural.has(name)) return [];
    if (isRecord(old) && isRecord(now)) return valueChanges(old, now, `${name}.`);
    const [from, to] = [JSON.stringify(old), JSON.stringify(now)];
    if (from === to) return [];
    if (now === undefined) return [`${name} is not said any more (it was ${from})`];
    return [old === undefined ? `${name} is now ${to}` : `${name} changes from ${from} to ${to}`];
  });
}

function allPages(old: SiteParts, now: SiteParts, withNodes: boolean): string[] {
  if (old.pages === now.pages && old.context === now.context && old.nodes === now.nodes) return [];
  const was = new Map(pagesOf(old.pages, old.context).map((page): [string, PageDraft] => [page.name, page]));
  const changes = pagesOf(now.pages, now.context).flatMap((page) => {
    const earlier = was.get(page.name);
    was.delete(page.name);
    if (earlier === undefined) return [`${page.path} appears`];
    return withNodes
      ? pageChanges({ page: earlier, nodes: old.nodes }, { page, nodes: now.nodes })
      : pageFactChanges(earlier, page);
  });
  return [...changes, ...[...was.values()].map(({ path }) => `${path} disappears`)];
}

function sameFiles(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): boolean {
  return before.size === after.size && [...after].every(([file, text]) => before.get(file) === text);
}
