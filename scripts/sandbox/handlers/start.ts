import type { StartupAnswer, StartupRequest } from '../../../schemas/generated/api';
import { categoryNames } from '../catalogue/game';
import type { ServedSite } from '../servedSite';
import type { SandboxCall } from './call';

/** What a page asks first. */
export const startHandlers = {
  startup({ world, served }: SandboxCall<StartupRequest>): StartupAnswer {
    const { site } = served;
    const { maintenance } = world;
    return {
      statusCode: 1,
      maintenance: {
        is_maintenance: maintenance !== null,
        start_date: maintenance?.start ?? null,
        end_date: maintenance?.end ?? null,
      },
      content: { menu, game_menu: site.categories.map(({ name }) => name) },
      site: siteRecord(served),
      language: site.locales.enabled.map(({ code }) => code),
      provider_count: world.providerCount ?? providerCount(served),
      // The demo has no host for links: they begin at the site itself.
      aff_domain: '',
      live_chat: {
        status: site.liveChat?.status ?? false,
        chat_id: site.liveChat?.chatId ?? '',
        image_id: site.liveChat?.imageId ?? '',
      },
      message: '',
    };
  },
};

const menu = [
  { content_id: 'promotions' },
  { content_id: 'vip' },
  { content_id: 'mission' },
  {
    content_id: 'about',
    children: ['about', 'faqs', 'contact-us', 'privacy-policy', 'responsible-gaming', 'term-condition', 'banking'].map(
      (content_id) => ({ content_id }),
    ),
  },
];

function siteRecord({ site }: ServedSite): NonNullable<StartupAnswer['site']> {
  return {
    site_name: site.name,
    currency: site.currency.code,
    theme_code: site.theme.code,
    theme_color: site.theme.color,
    ...(site.logos.primary === undefined ? {} : { logo1: site.logos.primary }),
    ...(site.logos.compact === undefined ? {} : { logo2: site.logos.compact }),
    ...(site.logos.footer === undefined ? {} : { logo3: site.logos.footer }),
    status: 'ACTIVE',
    expired_date: '2035-12-31T00:00:00Z',
    external_id: site.externalId,
    gamify_status: site.features.gamify,
    free_game: site.features.freePlay,
  };
}

/** Providers that make games of each category, of those the site has (CAT-3). */
function providerCount({ games }: ServedSite): Record<string, number> {
  return Object.fromEntries(
    categoryNames.map((category) => [
      category,
      games.studios.filter((studio) => studio.categories.includes(category)).length,
    ]),
  );
}
