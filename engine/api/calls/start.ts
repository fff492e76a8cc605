import { validateStartupAnswer } from '../../../schemas/generated/validators/api-start';
import type { MenuEntry, StartupAnswer } from '../../../schemas/generated/api';
import type { MenuItem, SiteOverlay, Startup } from '../startupModels';
import { defineCall, present, type NoParams } from '../row';

/** The call that everything waits for. */
export const startCalls = {
  startup: defineCall<NoParams, StartupAnswer, Startup>({
    requirement: 'CALL-SITE-1',
    method: 'POST',
    path: '/api/startup',
    failure: 'startup',
    voice: 'silent',
    repeatable: true,
    origin: 'spec',
    definition: 'Startup',
    body: (_, { site }) => ({ domain_name: site.domain }),
    isAnswer: validateStartupAnswer,
    model: (answer) => ({
      maintenance: {
        isOn: answer.maintenance.is_maintenance,
        startsAt: momentOf(answer.maintenance.start_date),
        endsAt: momentOf(answer.maintenance.end_date),
      },
      menu: (answer.content?.menu ?? []).map(menuItemOf),
      gameMenu: answer.content?.game_menu ?? [],
      site: overlayOf(answer.site ?? {}),
      languages: answer.language ?? [],
      providerCount: answer.provider_count ?? {},
      affiliateDomain: answer.aff_domain ?? '',
      liveChat: answer.live_chat ? { status: answer.live_chat.status, chatId: answer.live_chat.chat_id ?? '', imageId: answer.live_chat.image_id ?? '' } : null,
      message: answer.message ?? '',
    }),
  }),
};

/** A date as ISO 8601: without a zone it is meant as UTC, and what is no date is none. */
function momentOf(date: string | null | undefined): string | null {
  const text = date?.trim().replace(' ', 'T') ?? '';
  const moment = /T.*(?:[zZ]|[+-]\d\d:?\d\d)$/.test(text) || !text.includes('T') ? text : `${text}Z`;
  return Number.isNaN(Date.parse(moment)) ? null : moment;
}

function menuItemOf({ content_id, children = [] }: MenuEntry): MenuItem {
  return { id: content_id, children: children.map(menuItemOf) };
}

function overlayOf(record: NonNullable<StartupAnswer['site']>): SiteOverlay {
  return present({
    name: record.site_name,
    currency: record.currency,
    themeCode: record.theme_code,
    themeColor: record.theme_color,
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
    gamify: record.gamify_status,
    freePlay: record.free_game,
  });
}
