import type {
  ApiDescriptor,
  BreakpointsDescriptor,
  CategoriesDescriptor,
  FailuresDescriptor,
  LiveChatDescriptor,
  LocalesDescriptor,
  LoginEntryDescriptor,
  ProvidersDescriptor,
  RewardsDescriptor,
  SessionDescriptor,
  SiteDescriptor,
  ThemesDescriptor,
  TimingsDescriptor,
} from '../../schemas/generated/descriptors';
import { localeCodes, type ColorName, type CompiledLocale, type CompiledPage, type CompiledSite } from './compiled';
import type { LoginEntry } from './compiledActions';
import type { CompiledLiveChat } from './compiledLiveChat';
import { currencyOf } from './currencies';
import type { Topic } from './fileKinds';
import { ownValue } from './ownValue';
import { compileOperator } from './operator';
import { notOfferedName } from './notOffered';
import type { Platform } from './platform';
import type { SiteDraft } from './siteDraft';
import type { SiteParts } from './siteParts';
import { siteDefaults, topicDefaults } from './siteDefaults';

interface Topics {
  api: ApiDescriptor;
  breakpoints: BreakpointsDescriptor;
  categories: CategoriesDescriptor;
  failures: FailuresDescriptor;
  'live-chat': LiveChatDescriptor;
  locales: LocalesDescriptor;
  'login-entry': LoginEntryDescriptor;
  providers: ProvidersDescriptor;
  rewards: RewardsDescriptor;
  session: SessionDescriptor;
  themes: ThemesDescriptor;
  timings: TimingsDescriptor;
}

type LiveChat = NonNullable<SiteDescriptor['liveChat']>;
type SiteChat = Partial<LiveChat> & Pick<LiveChat, 'provider' | 'chatId'>;

/** What a checked site says; defaults are not filled in yet. */
type SiteValues = Pick<SiteDescriptor, 'domain' | 'externalId' | 'name' | 'currency' | 'theme' | 'locales'> &
  Pick<SiteDescriptor, 'logoText' | 'manifestIcon' | 'support' | 'maintenance' | 'maintenancePicture'> &
  Partial<
    Pick<
      SiteDescriptor,
      'aliases' | 'logos' | 'features' | 'apps' | 'webApp' | 'api' | 'contentSecurity' | 'jurisdiction' | 'operator'
    >
  > & {
    readonly liveChat?: SiteChat;
    readonly fieldData?: { readonly endpoint: string; readonly share?: number };
  };

/** The site itself: its values over the platform's, with the tables it needs resolved (SITE-1, ENTRY-1, SHELL-1). */
export function compileSite(
  platform: Platform,
  { site, context, pages: { disabled } }: SiteParts,
  pages: readonly CompiledPage[],
  { layouts, modals, shell, ...offering }: Pick<CompiledSite, 'layouts' | 'modals' | 'shell' | 'offers'>,
): CompiledSite {
  const values = site.values.value as unknown as SiteValues;
  const { categories, secondaryNavigation } = topic(platform, 'categories');
  const named = new Map(pages.map((page) => [page.name, page]));
  const isThere = ({ route }: { readonly route: string }) => named.has(route);
  const closedSegments = Object.fromEntries(
    categories.flatMap(({ segment, route }) => {
      const page = segment === '' ? undefined : named.get(notOfferedName(route));
      return page === undefined ? [] : [[segment, page.path]];
    }),
  );
  const { code, color } = values.theme;
  const theme = ownValue(topic(platform, 'themes').themes, code);
  const { breakpoints, fallback } = topic(platform, 'breakpoints');
  const rewards = topic(platform, 'rewards');
  const api = topic(platform, 'api');
  const entry = topic(platform, 'login-entry');
  const { liveChat, maintenance, logoText, manifestIcon, webApp, fieldData, apps, support, maintenancePicture } =
    values;
  const operator = compileOperator(values.operator, values.jurisdiction ?? siteDefaults.jurisdiction);
  const { $schema: _s, version: _v, ...session } = topic(platform, 'session');
  // Where nothing is launched, no window opens for it.
  const opensGames = offering.offers?.includes('launch') ?? true;
  const popups = topic(platform, 'providers').providers.filter(({ opens }) => opensGames && opens === 'popup');
  const { loggedMessages, network } = topic(platform, 'failures');
  const { $schema: _, version: __, ...timings } = topic(platform, 'timings');
  return {
    version: 1,
    domain: values.domain,
    aliases: values.aliases ?? [],
    externalId: values.externalId,
    name: values.name,
    currency: currencyOf(values.currency),
    theme: {
      code,
      template: context.name,
      color: color as ColorName,
      bodyClasses: [color, context.name, ...(theme?.bodyClasses ?? [])],
    },
    logos: Object.fromEntries(
      Object.entries({ ...siteDefaults.logos, ...values.logos }).map(([name, file]) => [name, `/${file}`]),
    ),
    ...logoSizes(site, values.logos ?? {}),
    locales: { default: values.locales.default, enabled: compileLocales(platform, values) },
    features: { ...siteDefaults.features, ...values.features },
    liveChat: liveChat === undefined ? null : compileLiveChat(platform, liveChat),
    maintenance: maintenance ?? null,
    api: withEnd({ ...siteDefaults.api, ...values.api }),
    timeZone: api.timeZone,
    ...(api.adapters === undefined ? {} : { adapters: api.adapters }),
    ...offering,
    contentSecurity: { ...siteDefaults.contentSecurity, ...values.contentSecurity },
    jurisdiction: values.jurisdiction ?? siteDefaults.jurisdiction,
    ...(operator === undefined ? {} : { operator }),
    ...(logoText === undefined ? {} : { logoText }),
    ...(manifestIcon === undefined ? {} : { manifestIcon: `/${manifestIcon}` }),
    ...(webApp === undefined ? {} : { webApp }),
    ...(fieldData === undefined ? {} : { fieldData: { share: siteDefaults.fieldDataShare, ...fieldData } }),
    ...(apps === undefined ? {} : { apps }),
    ...(support === undefined ? {} : { support }),
    ...(maintenancePicture === undefined ? {} : { maintenancePicture }),
    routes: pages.map(({ name, path, access, title }) => ({ name, path, access, title })),
    ...(disabled.size > 0
      ? { disabledPaths: [...disabled].flatMap((name) => context.pages.get(name)?.path ?? []) }
      : {}),
    layouts,
    categories: categories.filter(isThere),
    ...(Object.keys(closedSegments).length > 0 ? { closedSegments } : {}),
    secondaryNavigation: secondaryNavigation.filter(isThere),
    breakpoints: context.nodes.breakpoints,
    viewport: { names: namesByWidth(breakpoints), fallback },
    loginPage: entry.page,
    loginEntry: ownValue(entry.themes, code) ?? entry.default,
    rewards: { player: rewards.player, guest: withDelay(ownValue(rewards.templates, context.name) ?? rewards.guest) },
    modals,
    shell,
    ...(popups.length > 0 ? { popupProviders: popups.map(({ code }) => code) } : {}),
    timings,
    session,
    themeCodes: themeCodesOf(topic(platform, 'themes'), context.name),
    failures: { loggedMessages, network },
  };
}

/** What calls are put behind ends in a slash, whether it is written or not. */
function withEnd({ baseUrl }: CompiledSite['api']): CompiledSite['api'] {
  return { baseUrl: baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/` };
}

function compileLiveChat(platform: Platform, { status, provider, chatId, imageId }: SiteChat): CompiledLiveChat {
  const service = ownValue(topic(platform, 'live-chat').providers, provider);
  return {
    status: status ?? false,
    provider,
    chatId,
    imageId: imageId ?? siteDefaults.imageId,
    script: service?.script ?? '',
    hosts: service?.hosts ?? [],
  };
}

/** The entry with its delay; the default is no delay. */
function withDelay(entry: RewardsDescriptor['guest']): LoginEntry {
  return entry.kind === 'modal' ? { ...entry, delayMs: (entry as { readonly delayMs?: number }).delayMs ?? 0 } : entry;
}

function themeCodesOf({ themes }: ThemesDescriptor, template: string): CompiledSite['themeCodes'] {
  return Object.fromEntries(
    Object.entries(themes).map(([code, theme]) => [code, theme.template === template ? classesOf(theme) : null]),
  );
}

/** A theme code need not name classes. */
function classesOf({ bodyClasses = [] }: Partial<ThemesDescriptor['themes'][string]>): readonly string[] {
  return bodyClasses;
}

function compileLocales(
  platform: Platform,
  { currency: said, locales: chosen }: Pick<SiteValues, 'currency' | 'locales'>,
): CompiledLocale[] {
  const { locales } = topic(platform, 'locales');
  const { code: currency } = currencyOf(said);
  const { default: preferred, enabled } = chosen;
  return enabled.flatMap((code) => {
    const known = localeCodes.find((candidate) => candidate === code);
    const locale = known === undefined ? undefined : locales[known];
    if (known === undefined || locale === undefined) return [];
    return [
      {
        code: known,
        lang: locale.lang,
        date: formatOf(chosen, known) ?? dateTagOf(locale, currency),
        prefix: known === preferred ? '' : known.toLowerCase(),
        name: locale.name,
      },
    ];
  });
}

/** A site need not name formats of its own; Nepali has one only. */
function formatOf(
  { formats = {} }: Partial<SiteValues['locales']>,
  code: (typeof localeCodes)[number],
): string | undefined {
  return code === 'NE' ? undefined : formats[code];
}

/** A language need not write dates otherwise where another currency is played. */
function dateTagOf(
  {
    date,
    dateByCurrency = {},
  }: Pick<LocalesDescriptor['locales'][string], 'date'> & Partial<LocalesDescriptor['locales'][string]>,
  currency: string,
): string {
  return ownValue(dateByCurrency, currency) ?? date;
}

function namesByWidth(breakpoints: Readonly<Record<string, number>>): string[] {
  return Object.entries(breakpoints)
    .sort(([, a], [, b]) => a - b)
    .map(([name]) => name);
}

/** A file of the platform with its defaults below what it says. */
function topic<Name extends keyof Topics & Topic>(platform: Platform, name: Name): Topics[Name] {
  return { ...topicDefaults[name], ...platform.topics[name].value } as unknown as Topics[Name];
}

function logoSizes(
  { domain, brandSizes }: SiteDraft,
  logos: NonNullable<SiteValues['logos']>,
): Pick<CompiledSite, 'logoSizes'> {
  const sizes = Object.entries(logos).flatMap(([form, file]) => {
    const size = brandSizes?.get(`site-configs/sites/${domain}/${file}`);
    return size === undefined ? [] : [[form, size] as const];
  });
  return sizes.length === 0 ? {} : { logoSizes: Object.fromEntries(sizes) };
}
