import { startupAnswer } from '../../../schemas/generated/validators/api-start';
import type { MenuEntry, StartupAnswer } from '../../../schemas/generated/api';
import { readFlag } from '../readers/readFlag';
import type { MenuItem, SiteOverlay, Startup } from '../startupModels';
import { defineEndpoint, present, type NoParams } from '../endpoint';

/** The call that everything waits for. */
export const startCalls = {
  startup: defineEndpoint<NoParams, StartupAnswer, Startup>({
    requirement: 'CALL-SITE-1',
    method: 'POST',
    path: '/api/startup',
    failure: 'startup',
    errorPresentation: 'silent',
    repeatable: true,
    origin: 'spec',
    definition: 'Startup',
    body: (_, { site }) => ({ domain_name: site.domain }),
    prepare: withRecords,
    answer: startupAnswer,
    model: ({ maintenance, content, site, language, provider_count, aff_domain, live_chat, message }) => ({
      maintenance: {
        isOn: readFlag(maintenance.is_maintenance),
        startsAt: maintenance.start_date ?? null,
        endsAt: maintenance.end_date ?? null,
      },
      menu: (content?.menu ?? []).map(menuItemOf),
      gameMenu: content?.game_menu ?? [],
      site: overlayOf(site ?? {}),
      languages: language ?? [],
      providerCount: provider_count ?? {},
      affiliateDomain: aff_domain ?? '',
      liveChat: chatOf(live_chat),
      // "OK" is the word of success (ERR-7), and nothing for players.
      message: message === 'OK' ? '' : (message ?? ''),
    }),
  }),
};

type CountRow = { readonly category?: string; readonly count?: unknown } | null;

/**
 * Records where others stand for them: `maintenance: 1` closes the site as `is_maintenance: 1` in it does (LAYOUT-3),
 * and providers may be counted in rows of category and count.
 */
function withRecords(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { maintenance, provider_count: rows } = body as {
    readonly maintenance?: unknown;
    readonly provider_count?: unknown;
  };
  return {
    ...body,
    maintenance: /^[bns]/.test(typeof maintenance) ? { is_maintenance: maintenance } : maintenance,
    provider_count: Array.isArray(rows)
      ? Object.fromEntries((rows as readonly CountRow[]).map((row) => [String(row?.category), row?.count] as const))
      : rows,
  };
}

/** What is said of the chat, field by field; nothing said leaves the descriptor's (SITE-3). */
function chatOf(chat: StartupAnswer['live_chat']): Startup['liveChat'] {
  return present({
    status: readFlag(chat?.status) ?? undefined,
    chatId: chat?.chat_id || undefined,
    imageId: chat?.image_id || undefined,
  });
}

function menuItemOf({ content_id, children = [] }: MenuEntry): MenuItem {
  return { id: content_id, children: children.map(menuItemOf) };
}

function overlayOf(record: NonNullable<StartupAnswer['site']>): SiteOverlay {
  return present({
    name: record.site_name,
    currency: record.currency?.trim().toUpperCase() || undefined,
    themeCode: record.theme_code?.trim() || undefined,
    themeColor: record.theme_color?.trim() || undefined,
    logoPrimary: record.logo1,
    logoCompact: record.logo2,
    logoFooter: record.logo3,
    status: record.status,
    expiresAt: record.expired_date,
    logoText: record.logo_text,
    externalId: record.external_id,
    androidApp: record.android_sub,
    iosApp: record.ios_sub,
    icon: record.manifest_icon,
    gamify: readFlag(record.gamify_status) ?? undefined,
    freePlay: readFlag(record.free_game) ?? undefined,
  });
}
