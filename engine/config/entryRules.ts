import type { LoginEntryDescriptor, RewardsDescriptor } from '../../schemas/generated/descriptors';
import type { FeatureName } from './compiled';
import { isShownToAll, type Way } from './coverage';
import type { Descriptor } from './descriptors';
import type { EntryForms } from './entryForms';
import type { Topic } from './fileKinds';
import { isRecord, valueAt } from './jsonPath';
import { ownValue } from './ownValue';
import type { PageDraft } from './pages';
import type { Platform } from './platform';
import { problemAt, type Problem } from './problem';
import { siteDefaults } from './siteDefaults';
import { templateOf, type SiteDraft } from './siteDraft';
import type { SiteParts } from './siteParts';
import type { SitePages } from './sitePages';
import { enabledLocales } from './siteRules';
import type { SharedLayers } from './templateLayers';

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

/** Pages of a template out of which it leaves the form that guests of its sites are sent to. */
export function formlessPages(
  template: string,
  own: Iterable<PageDraft>,
  { topics, pages, entryForms: forms }: Pick<SharedLayers, 'topics' | 'pages' | 'entryForms'>,
): Problem[] {
  const themes = isRecord(topics.themes.value.themes) ? topics.themes.value.themes : {};
  const codes = Object.keys(themes).filter((code) => valueAt(themes, [code, 'template']) === template);
  const entries = codes.flatMap((code) => entriesOf(topics, code, template));
  return [...own].flatMap(({ name, tree, descriptor }) => {
    const entry = entries.find(({ route, modal }) => route === name && modal === undefined);
    if (entry === undefined || descriptor.problems.length > 0 || forms[entry.needs](tree).length > 0) return [];
    if (forms[entry.needs](pages.get(name)?.tree ?? {}).length === 0) return [];
    const what = entry.needs === 'signIn' ? 'signs in' : 'signs in or up';
    const message = `Guests are sent to the page "${name}" to sign in (${entry.file}), and this one has no form that ${what}. Put one into it.`;
    return [problemAt(descriptor.source, ['regions'], { code: 'entry-without-login', message })];
  });
}

interface Entry {
  /** The page that guests are sent to, or over which the modal opens. */
  readonly route?: string;
  /** Why the page must be there. */
  readonly why?: string;
  readonly modal?: string;
  /** The form that must stand in the modal, or else on the page. */
  readonly needs: keyof EntryForms;
  readonly file: string;
}

function entriesOfSite(platform: Platform, { values }: SiteDraft): readonly Entry[] {
  const code = isRecord(values.value.theme) ? values.value.theme.code : undefined;
  return entriesOf(platform.topics, typeof code === 'string' ? code : undefined, templateOf(platform, values.value));
}

function entriesOf(
  topics: Readonly<Record<Topic, Descriptor>>,
  code: string | undefined,
  template: string | undefined,
): readonly Entry[] {
  const login = topics['login-entry'].value as Partial<LoginEntryDescriptor>;
  const rewards = topics.rewards.value as Partial<RewardsDescriptor>;
  const entry = (code === undefined ? undefined : ownValue(login.themes, code)) ?? login.default;
  const rewardsEntry = (template === undefined ? undefined : ownValue(rewards.templates, template)) ?? rewards.guest;
  const sentTo = (route: string) => `Guests of this site are sent to the page "${route}" to sign in`;
  const linked = (route: string) =>
    `Every button that signs in is a link to the page "${route}", where it opens a modal as well`;
  const wanted = [
    { entry, needs: 'signIn', topic: topics['login-entry'], why: sentTo },
    { entry: { route: login.page, modal: undefined }, needs: 'signIn', topic: topics['login-entry'], why: linked },
    { entry: rewardsEntry, needs: 'signInOrUp', topic: topics.rewards, why: sentTo },
  ] as const;
  return wanted.flatMap(({ entry: named, needs, topic, why }): readonly Entry[] => {
    const route = stringAt(named, 'route');
    const modal = stringAt(named, 'modal');
    return route === undefined && modal === undefined
      ? []
      : [
          {
            ...(route === undefined ? {} : { route, why: why(route) }),
            ...(modal === undefined ? {} : { modal }),
            needs,
            file: topic.source.file,
          },
        ];
  });
}

function stringAt(value: unknown, key: string): string | undefined {
  const said = valueAt(value, [key]);
  return typeof said === 'string' ? said : undefined;
}
