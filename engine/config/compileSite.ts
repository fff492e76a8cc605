import type {
  BreakpointsDescriptor,
  CategoriesDescriptor,
  LocalesDescriptor,
  LoginEntryDescriptor,
  RewardsDescriptor,
  SiteDescriptor,
  ThemesDescriptor,
  TimingsDescriptor,
} from '../../schemas/generated/descriptors';
import { localeCodes, type ColorName, type CompiledLocale, type CompiledPage, type CompiledSite } from './compiled';
import type { Topic } from './descriptors';
import type { Platform } from './platform';
import type { SiteParts } from './resolveSite';
import { siteDefaults } from './siteDefaults';

interface Topics {
  breakpoints: BreakpointsDescriptor;
  categories: CategoriesDescriptor;
  locales: LocalesDescriptor;
  'login-entry': LoginEntryDescriptor;
  rewards: RewardsDescriptor;
  themes: ThemesDescriptor;
  timings: TimingsDescriptor;
}

type LiveChat = NonNullable<SiteDescriptor['liveChat']>;

/** What a checked site says; defaults are not filled in yet. */
type SiteValues = Pick<SiteDescriptor, 'domain' | 'externalId' | 'name' | 'currency' | 'theme' | 'locales'> &
  Pick<SiteDescriptor, 'logoText' | 'manifestIcon' | 'maintenance'> &
  Partial<Pick<SiteDescriptor, 'aliases' | 'logos' | 'features' | 'apps' | 'api' | 'contentSecurity' | 'jurisdiction'>> & {
    readonly liveChat?: Partial<LiveChat> & Pick<LiveChat, 'provider' | 'chatId'>;
  };

/** The site itself: its values over the platform's, with the tables it needs resolved (SITE-1, ENTRY-1, SHELL-1). */
export function compileSite(platform: Platform, { site, context }: SiteParts, pages: readonly CompiledPage[], layouts: CompiledSite['layouts']): CompiledSite {
  const values = site.values.value as unknown as SiteValues;
  const { code, color } = values.theme;
  const theme = topic(platform, 'themes').themes[code];
  const rewards = topic(platform, 'rewards');
  const entry = topic(platform, 'login-entry');
  const { liveChat, maintenance, logoText, manifestIcon, apps } = values;
  const { $schema: _, version: __, ...timings } = topic(platform, 'timings');
  return {
    version: 1,
    domain: values.domain,
    aliases: values.aliases ?? [],
    externalId: values.externalId,
    name: values.name,
    currency: values.currency,
    theme: { code, template: context.name, color: color as ColorName, bodyClasses: [color, context.name, ...(theme?.bodyClasses ?? [])] },
    logos: Object.fromEntries(Object.entries({ ...siteDefaults.logos, ...values.logos }).map(([name, file]) => [name, `/${file}`])),
    locales: { default: values.locales.default, enabled: compileLocales(platform, values.locales) },
    features: { ...siteDefaults.features, ...values.features },
    liveChat:
      liveChat === undefined
        ? null
        : { status: liveChat.status ?? false, provider: liveChat.provider, chatId: liveChat.chatId, imageId: liveChat.imageId ?? siteDefaults.imageId },
    maintenance: maintenance ?? null,
    api: { ...siteDefaults.api, ...values.api },
    contentSecurity: { ...siteDefaults.contentSecurity, ...values.contentSecurity },
    jurisdiction: values.jurisdiction ?? siteDefaults.jurisdiction,
    ...(logoText === undefined ? {} : { logoText }),
    ...(manifestIcon === undefined ? {} : { manifestIcon: `/${manifestIcon}` }),
    ...(apps === undefined ? {} : { apps }),
    routes: pages.map(({ name, path, access, title }) => ({ name, path, access, title })),
    layouts,
    categories: topic(platform, 'categories').categories.filter(({ route }) => pages.some(({ name }) => name === route)),
    breakpoints: context.nodes.breakpoints,
    loginEntry: entry.themes[code] ?? entry.default,
    rewardsEntry: rewards.templates[context.name] ?? rewards.guest,
    timings,
  };
}

function compileLocales(platform: Platform, { default: preferred, enabled }: SiteDescriptor['locales']): CompiledLocale[] {
  const { locales } = topic(platform, 'locales');
  return enabled.flatMap((code) => {
    const known = localeCodes.find((candidate) => candidate === code);
    const locale = known === undefined ? undefined : locales[known];
    if (known === undefined || locale === undefined) return [];
    return [{ code: known, lang: locale.lang, prefix: known === preferred ? '' : known.toLowerCase(), name: locale.name }];
  });
}

function topic<Name extends keyof Topics & Topic>(platform: Platform, name: Name): Topics[Name] {
  return platform.topics[name].value as unknown as Topics[Name];
}
