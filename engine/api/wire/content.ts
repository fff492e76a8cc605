import type {
  CmsAnswer,
  CmsText,
  Kit,
  ListedGame,
  MarqueeAnswer,
  MatchesAnswer,
  Price,
  SeoAnswer,
  SlidesAnswer,
  StatisticsAnswer,
} from '../../../schemas/generated/api';
import type { LocaleCode } from '../../config/compiled';
import { decimalOf, sumOf } from '../decimal';
import type { CmsPage, Seo } from '../contentModels';
import type { Game } from '../gameModels';
import type { MarqueeItem, Slide, Statistics } from '../lobbyModels';
import type { Match, Team } from '../sportModels';
import { pictureOf } from '../../config/standIns';
import { present } from '../endpoint';
import { readFlag } from '../readers/readFlag';
import { distinct } from './distinct';
import { teamName } from './teamName';

/** A game of the spec's lists (CAT-7). */
export function gameOf(wire: ListedGame): Game {
  return {
    providerCode: wire.provider_code,
    gameCode: wire.game_code,
    name: wire.game_name,
    type: wire.game_type,
    image: pictureOf(wire.game_image, wire.game_name),
  };
}

/** A slide of the hero; fields that the platform leaves out are absent. */
export function slideOf(wire: SlidesAnswer['value'][number]): Slide {
  const { id, title, route, kicker, subtitle, text, button, caption } = wire;
  return {
    id,
    title,
    route,
    image: wire.img_url,
    ...present({ kicker, subtitle, text, button, caption, startsAt: wire.starts_at, endsAt: wire.ends_at }),
  };
}

/** A line of the marquee; `lead` and `route` are absent where the platform leaves them out. */
export function marqueeItemOf({ id, text, lead, route }: MarqueeAnswer['value'][number]): MarqueeItem {
  return { id, text, ...present({ lead, route }) };
}

/** Winner and withdrawal statistics (SITE-9); the sum of a day is the sum of its hours. */
export function statisticsOf(wire: StatisticsAnswer['value']): Statistics {
  // No hours are no sum of 0 (SITE-9).
  const hours = wire.hour_withdrawal?.length ? wire.hour_withdrawal.map(decimalOf) : undefined;
  return {
    winners: distinct(wire.winner ?? []).map((winner) => ({
      player: winner.account_id,
      amount: decimalOf(winner.amount),
      at: winner.date,
      game: {
        providerCode: winner.provider_code,
        gameCode: winner.game_code,
        name: winner.game_name,
        image: pictureOf(winner.game_image, winner.game_name),
      },
    })),
    withdrawals: distinct(wire.withrawal ?? []).map(({ account_id, amount, date }) => ({
      player: account_id,
      amount: decimalOf(amount),
      at: date,
    })),
    ...present({
      hourlyWithdrawals: hours,
      paidInDay: hours && sumOf(...hours),
      registeredPlayers: wire.registered_player,
      activePlayers: wire.active_player,
      depositedPlayers: wire.deposited_player,
      depositSeconds: wire.deposit_second,
      withdrawalSeconds: wire.withdrawal_second,
    }),
  };
}

/**
 * The answer with sums that came keyed by hour as a list, so that no bar slips into another's place; a text for more of
 * them than a day has hours.
 */
export function withListedHours(body: unknown): unknown {
  const listed = (key: string, value: unknown) =>
    key !== 'hour_withdrawal' || typeof value !== 'object' || value === null ? value : listedHours(value);
  return JSON.parse(JSON.stringify(body ?? null), listed);
}

/** A sum for each hour up to the last that is told, 0 for one between that is not; a text where a key is no hour. */
function listedHours(sums: object): unknown {
  const hours: unknown[] = [];
  for (const [key, sum] of Object.entries(sums)) hours[/^\d\d?$/.test(key) ? Number(key) : 24] = sum;
  return hours.length > 24 ? 'no hours' : Array.from(hours, (sum = 0) => sum);
}

const cmsFields = {
  about: 'about_us',
  privacy: 'privacy_policy',
  responsible: 'responsible_gaming',
  banking: 'banking',
  faqs: 'faqs',
} as const;

/**
 * The text in the site's default language where that is the page's and it has words, else English; empty when it is not
 * published (SITE-6).
 */
export function cmsPageOf(name: keyof typeof cmsFields, cms: CmsAnswer['cms'], isDefaultLanguage: boolean): CmsPage {
  const text = cms[cmsFields[name]];
  const { en_body = '', local_body = '' } = text ?? {};
  const isLocal = isDefaultLanguage && !isBlank(local_body);
  return { name, html: isPublished(text) ? (isLocal ? local_body : en_body) : '', isLocal };
}

/** Which texts are switched on, by our names. */
export function cmsStatusOf(cms: CmsAnswer['cms']): Readonly<Record<string, boolean>> {
  return Object.fromEntries(Object.entries(cmsFields).map(([name, field]) => [name, isPublished(cms[field])]));
}

/** Whether a text is switched on; one that says nothing of it is there to be read. */
function isPublished(text: CmsText | undefined): boolean {
  const { status = null } = text ?? {};
  if (status === null) return text !== undefined;
  return readFlag(status) ?? /^\s*published\s*$/i.test(String(status));
}

/** Whether an editor left nothing but empty paragraphs. */
function isBlank(html: string): boolean {
  return /^(?:\s|&nbsp;|<(?!img\b)[^>]*>)*$/i.test(html);
}

/** The head of a page for search engines; a field that the platform leaves out is an empty text. */
export function seoOf(wire: SeoAnswer['value']): Seo {
  return {
    title: wire.meta_title ?? '',
    description: wire.meta_desc ?? '',
    keywords: wire.meta_keywords ?? '',
    url: wire.meta_url ?? '',
    canonical: wire.meta_canonical ?? '',
    author: wire.meta_author ?? '',
    publisher: wire.meta_publisher ?? '',
    lang: wire.meta_lang ?? '',
    image: wire.meta_image_url ?? '',
  };
}

/** A match; teams take `home_name_{lang}` where the language has one (CAT-7). */
export function matchOf(wire: MatchesAnswer['value'][number], locale: LocaleCode): Match {
  return {
    id: wire.match_id,
    league: wire.league ?? '',
    sport: wire.sport ?? '',
    startsAt: wire.start_time,
    ...present({ minute: wire.minute, period: wire.period }),
    home: teamOf(teamName(wire, 'home', locale) ?? wire.home_team_name, wire.home_kit, wire.home_score),
    away: teamOf(teamName(wire, 'away', locale) ?? wire.away_team_name, wire.away_kit, wire.away_score),
    odds: oddsOf(wire.odds ?? []),
  };
}

/** The prices of a match by outcome, as exact decimals. */
export function oddsOf(prices: readonly Price[]): Match['odds'] {
  return distinct(prices, ({ outcome }) => outcome).map(({ outcome, price }) => ({ outcome, price: decimalOf(price) }));
}

/** The shirt of a team without a kit: plain, in the colour of the text around it. */
const anyKit: Kit = { color1: 'currentColor', color2: 'currentColor', pattern: 'plain' };

function teamOf(name: string, kit: Kit = anyKit, score: number | undefined): Team {
  return { name, colors: [kit.color1, kit.color2], pattern: kit.pattern, ...present({ score }) };
}
