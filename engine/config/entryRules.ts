import type { FeatureName } from './compiled';
import { isShownToAll, type Way } from './coverage';
import { entriesOf, type Entry } from './entries';
import { isRecord, valueAt } from './jsonPath';
import type { Platform } from './platform';
import { problemAt, type Problem } from './problem';
import { siteDefaults } from './siteDefaults';
import { templateOf, type SiteDraft } from './siteDraft';
import type { SiteParts } from './siteParts';
import type { SitePages } from './sitePages';
import { enabledLocales } from './siteRules';

/** Pages that this site switches off although the platform's tables send its guests there (ENTRY-1…3, SHELL-1). */
export function disabledEntries(platform: Platform, site: SiteDraft, { disabled }: SitePages): Problem[] {
  return entriesOfSite(platform, site)
    .filter(({ route }) => route !== undefined && disabled.has(route))
    .filter(({ route }, index, all) => all.findIndex((entry) => entry.route === route) === index)
    .map(({ route = '', file, why = '' }) => {
      const path = ['pages', route, 'enabled'];
      const place = site.values.placeOf(path) ?? { source: site.descriptor.source, path };
      const message = `${why} (${file}). Leave it on, or change that table.`;
      return problemAt(place.source, place.path, { code: 'route-disabled', message });
    });
}

/**
 * Pages and modals out of which this site takes the form that signs its guests in, or which show it to some of them
 * alone (ENTRY-1…3, SHELL-1). What a template leaves out is told in its file.
 */
export function formlessEntries(platform: Platform, { site, context, nodes, pages, layouts }: SiteParts): Problem[] {
  const isShown = (ways: readonly Way[]) =>
    isShownToAll(ways, {
      isPlayer: [false],
      hasFeature: (name) =>
        (valueAt(site.values.value, ['features', name]) ?? siteDefaults.features[name as FeatureName]) === true,
      locales: enabledLocales(site),
      template: context.name,
      breakpoints: nodes.breakpoints,
    });
  const told = new Set<string>();
  return entriesOfSite(platform, site).flatMap(({ route = '', modal, needs, file }) => {
    const own = pages.own.get(route);
    const tree = modal === undefined ? own?.tree : layouts.modals.get(modal);
    const before = modal === undefined ? context.pages.get(route)?.tree : context.modals.get(modal);
    // What the layer below lacks is told there.
    const isBelow = before !== undefined && platform.entryForms[needs](before).length > 0;
    if (tree === undefined || tree === before || !isBelow) return [];
    const key = modal === undefined ? `page "${route}"` : `modal "${modal}"`;
    const ways = platform.entryForms[needs](tree);
    if (told.has(key) || isShown(ways)) return [];
    told.add(key);
    const path = modal === undefined ? ['pages', route, 'changes'] : ['modals', modal, 'changes'];
    const place = site.values.placeOf(path) ?? { source: own?.descriptor.source ?? site.descriptor.source, path: [] };
    const what = needs === 'signIn' ? 'signs in' : 'signs in or up';
    const lack =
      ways.length === 0
        ? `has no form that ${what}. Leave the form there, or put one that ${what} in its place.`
        : `shows its form that ${what} under a condition that does not hold for every guest. Take "when" out.`;
    const message = `Guests of this site are sent to the ${key} to sign in (${file}), and it ${lack}`;
    return [problemAt(place.source, place.path, { code: 'entry-without-login', message })];
  });
}

function entriesOfSite(platform: Platform, { values }: SiteDraft): readonly Entry[] {
  const code = isRecord(values.value.theme) ? values.value.theme.code : undefined;
  return entriesOf(platform.topics, typeof code === 'string' ? code : undefined, templateOf(platform, values.value));
}
