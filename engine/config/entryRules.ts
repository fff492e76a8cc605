import type { LoginEntryDescriptor, RewardsDescriptor } from '../../schemas/generated/descriptors';
import { isRecord } from './jsonPath';
import { ownValue } from './ownValue';
import type { Platform } from './platform';
import { problemAt, type Problem } from './problem';
import { templateOf, type SiteDraft } from './siteDraft';
import type { SitePages } from './sitePages';

/** Pages that this site switches off although the platform's tables send its guests there (ENTRY-1…3, SHELL-1). */
export function disabledEntries(platform: Platform, site: SiteDraft, { disabled }: SitePages): Problem[] {
  return entriesOf(platform, site)
    .filter(({ route }) => disabled.has(route))
    .map(({ route, file, why }) => {
      const path = ['pages', route, 'enabled'];
      const place = site.values.placeOf(path) ?? { source: site.descriptor.source, path };
      const message = `${why} (${file}). Leave it on, or change that table.`;
      return problemAt(place.source, place.path, { code: 'route-disabled', message });
    });
}

interface Entry {
  readonly route: string;
  readonly file: string;
  readonly why: string;
}

function entriesOf(platform: Platform, { values }: SiteDraft): readonly Entry[] {
  const login = platform.topics['login-entry'].value as Partial<LoginEntryDescriptor>;
  const rewards = platform.topics.rewards.value as Partial<RewardsDescriptor>;
  const code = isRecord(values.value.theme) ? values.value.theme.code : undefined;
  const template = templateOf(platform, values.value);
  const entry = (typeof code === 'string' ? ownValue(login.themes, code) : undefined) ?? login.default;
  const rewardsEntry = (template === undefined ? undefined : ownValue(rewards.templates, template)) ?? rewards.guest;
  const sentTo = (route: string) => `Guests of this site are sent to the page "${route}" to sign in`;
  const linked = (route: string) =>
    `Every button that signs in is a link to the page "${route}", where it opens a modal as well`;
  const file = platform.topics['login-entry'].source.file;
  const wanted = [
    { route: entry?.route, file, why: sentTo },
    ...(login.page === entry?.route ? [] : [{ route: login.page, file, why: linked }]),
    { route: rewardsEntry?.route, file: platform.topics.rewards.source.file, why: sentTo },
  ];
  return wanted.flatMap(({ route, why, ...rest }) =>
    route === undefined ? [] : [{ route, why: why(route), ...rest }],
  );
}
