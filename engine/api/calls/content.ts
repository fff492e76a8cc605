import {
  cmsAnswer,
  hotGamesAnswer,
  marqueeAnswer,
  matchesAnswer,
  oddsAnswer,
  seoAnswer,
  slidesAnswer,
  statisticsAnswer,
} from '../../../schemas/generated/validators/api-content';
import type {
  CmsAnswer,
  HotGamesAnswer,
  MarqueeAnswer,
  MatchesAnswer,
  OddsAnswer,
  SeoAnswer,
  SlidesAnswer,
  StatisticsAnswer,
} from '../../../schemas/generated/api';
import type { ContentParams } from '../contentCalls';
import type { CmsPage, Seo } from '../contentModels';
import type { Game } from '../gameModels';
import type { MarqueeItem, Slide, Statistics } from '../lobbyModels';
import type { Match, MatchOdds } from '../sportModels';
import { defineEndpoint, siteBody, type NoParams } from '../endpoint';
import {
  cmsPageOf,
  cmsStatusOf,
  gameOf,
  marqueeItemOf,
  matchOf,
  oddsOf,
  seoOf,
  slideOf,
  statisticsOf,
  withListedHours,
} from '../wire/content';
import { byGame, byId, distinct } from '../wire/distinct';

const byMatch = ({ match_id }: { readonly match_id: string }): string => match_id;

const read = { failure: 'read', errorPresentation: 'silent', repeatable: true, origin: 'spec' } as const;

/** Public reads of the spec. */
export const contentCalls = {
  hotGames: defineEndpoint<{ readonly list: 'hot' | 'featured' | 'popular' | 'new' }, HotGamesAnswer, readonly Game[]>({
    ...read,
    requirement: 'CALL-SITE-2',
    method: 'POST',
    path: '/api/product/get_hot_games',
    definition: 'HotGames',
    body: ({ list }, context) => ({ ...siteBody(context), game_type: list }),
    answer: hotGamesAnswer,
    model: ({ value }) => distinct(value.map(gameOf), byGame),
    facts: (games, { hasHotGames }) => ({ hasHotGames: hasHotGames || games.length > 0 }),
  }),
  slides: defineEndpoint<NoParams, SlidesAnswer, readonly Slide[]>({
    ...read,
    requirement: 'CALL-SITE-11',
    method: 'POST',
    path: '/api/home/fetch_slide',
    definition: 'Slides',
    body: (_, context) => siteBody(context),
    answer: slidesAnswer,
    // What has ended is no offer.
    model: ({ value }, { now = 0 }) =>
      distinct(value, byId)
        .map(slideOf)
        .filter(({ endsAt }) => !endsAt || Date.parse(endsAt) > now),
  }),
  marquee: defineEndpoint<NoParams, MarqueeAnswer, readonly MarqueeItem[]>({
    ...read,
    requirement: 'CALL-SITE-13',
    method: 'POST',
    path: '/api/home/marquee',
    definition: 'Marquee',
    body: (_, context) => siteBody(context),
    answer: marqueeAnswer,
    model: ({ value }) => distinct(value, byId).map(marqueeItemOf),
  }),
  statistics: defineEndpoint<NoParams, StatisticsAnswer, Statistics>({
    ...read,
    requirement: 'CALL-SITE-5',
    method: 'POST',
    path: '/api/settings/top10winner_withdrawal',
    definition: 'Statistics',
    body: (_, context) => siteBody(context),
    prepare: withListedHours,
    answer: statisticsAnswer,
    isProper: (body) => (body as { readonly value?: unknown }).value !== undefined,
    model: ({ value }) => statisticsOf(value),
  }),
  cms: defineEndpoint<ContentParams['cms'], CmsAnswer, CmsPage>({
    ...read,
    requirement: 'CALL-SITE-6',
    method: 'POST',
    path: '/api/settings/siteinfodetail',
    definition: 'Cms',
    body: (_, context) => siteBody(context),
    answer: cmsAnswer,
    model: ({ cms }, { site, locale }, { name }) => cmsPageOf(name, cms, locale === site.locales.default),
    facts: (page, layout, { cms }) => ({ cms: { ...layout.cms, [page.name]: page }, cmsStatus: cmsStatusOf(cms) }),
  }),
  seo: defineEndpoint<ContentParams['seo'], SeoAnswer, Seo>({
    ...read,
    requirement: 'CALL-SITE-3',
    method: 'POST',
    path: '/api/seo',
    definition: 'Seo',
    body: ({ pageName }, context) => ({ ...siteBody(context), page_name: pageName }),
    answer: seoAnswer,
    model: ({ value }) => seoOf(value),
  }),
  matches: defineEndpoint<ContentParams['matches'], MatchesAnswer, readonly Match[]>({
    ...read,
    requirement: 'CALL-SITE-16',
    method: 'GET',
    path: '/api/home/match_list',
    definition: 'Matches',
    answer: matchesAnswer,
    model: ({ value }, { locale }, { limit }) =>
      distinct(value, byMatch)
        .slice(0, limit)
        .map((match) => matchOf(match, locale)),
  }),
  odds: defineEndpoint<NoParams, OddsAnswer, readonly MatchOdds[]>({
    ...read,
    requirement: 'CALL-SITE-15',
    method: 'GET',
    path: '/api/home/public_odds',
    definition: 'Odds',
    answer: oddsAnswer,
    model: ({ value }) =>
      distinct(value, byMatch).map(({ match_id, odds }) => ({ matchId: match_id, odds: oddsOf(odds) })),
  }),
};
