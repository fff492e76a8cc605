import { validateStartupAnswer } from '../../../schemas/generated/validators/api-start';
import type { MenuEntry, StartupAnswer } from '../../../schemas/generated/api';
import type { Validator } from '../../../schemas/generated/validators/runtime';
import { readFlag } from '../readers/readFlag';
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
    isAnswer: isStartupAnswer,
    model: (whole) => {
      // Of a closed site nothing else is read, so nothing else need fit.
      const fits: boolean = validateStartupAnswer(whole);
      const answer: StartupAnswer = fits ? whole : { maintenance: whole.maintenance };
      return {
        maintenance: maintenanceOf(whole.maintenance),
        menu: (answer.content?.menu ?? []).map(menuItemOf),
        gameMenu: answer.content?.game_menu ?? [],
        site: overlayOf(answer.site ?? {}),
        languages: answer.language ?? [],
        providerCount: answer.provider_count ?? {},
        affiliateDomain: answer.aff_domain ?? '',
        liveChat: answer.live_chat
          ? { status: readFlag(answer.live_chat.status) ?? false, chatId: answer.live_chat.chat_id ?? '', imageId: answer.live_chat.image_id ?? '' }
          : null,
        message: answer.message ?? '',
      };
    },
  }),
};

/** Whether an answer fits, or closes the site: a field that does not fit must not open what the platform has shut (LAYOUT-3, ERR-5). */
function isStartupAnswer(answer: unknown): answer is StartupAnswer {
  const fits = validateStartupAnswer(answer);
  isStartupAnswer.errors = validateStartupAnswer.errors ?? null;
  return fits || isClosed((answer as Partial<StartupAnswer> | null)?.maintenance);
}
isStartupAnswer.errors = null as NonNullable<Validator<StartupAnswer>['errors']> | null;

function isClosed(maintenance: unknown): maintenance is StartupAnswer['maintenance'] {
  if (typeof maintenance !== 'object' || maintenance === null) return false;
  const { isOn, startsAt } = maintenanceOf(maintenance);
  return isOn ?? startsAt !== null;
}

function maintenanceOf({ is_maintenance, start_date, end_date }: StartupAnswer['maintenance']): Startup['maintenance'] {
  return { isOn: readFlag(is_maintenance), startsAt: momentOf(start_date), endsAt: momentOf(end_date) };
}

/** A date as ISO 8601: without a zone it is meant as UTC, and what is no date is none. */
function momentOf(date: unknown): string | null {
  const text = typeof date === 'string' ? date.trim().replace(' ', 'T') : '';
  const time = text.indexOf('T');
  const moment = time < 0 || /(?:[zZ]|[+-]\d\d:?\d\d)$/.test(text.slice(time)) ? text : `${text}Z`;
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
    gamify: readFlag(record.gamify_status) ?? undefined,
    freePlay: readFlag(record.free_game) ?? undefined,
  });
}
