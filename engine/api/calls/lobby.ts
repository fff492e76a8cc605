import {
  gamesAnswer,
  jackpotsAnswer,
  leaderboardAnswer,
  lobbyAnswer,
  missionsAnswer,
  promotionsAnswer,
  providersAnswer,
  raceCardAnswer,
} from '../../../schemas/generated/validators/api-lobby';
import type {
  GamesAnswer,
  JackpotsAnswer,
  LeaderboardAnswer,
  LobbyAnswer,
  MissionsAnswer,
  PromotionsAnswer,
  ProvidersAnswer,
  RaceCardAnswer,
} from '../../../schemas/generated/api';
import type { ContentParams } from '../contentCalls';
import type { GamePage, Provider } from '../gameModels';
import type { Jackpot, Leaderboard, Lobby, Mission, Promotion } from '../lobbyModels';
import type { RaceCard } from '../sportModels';
import { defineEndpoint, present, siteBody, type NoParams } from '../endpoint';
import { gamePageOf, jackpotOf, leaderboardOf, lobbyOf, moneyIn, promotionOf, raceCardOf } from '../wire/lobby';
import { byCode, byId, distinct } from '../wire/distinct';

const read = {
  method: 'POST',
  failure: 'read',
  errorPresentation: 'silent',
  repeatable: true,
  origin: 'livery',
  requirement: 'CALL-X',
} as const;

const defaultPageSize = 24;

/** Public reads that the spec does not show. */
export const lobbyCalls = {
  games: defineEndpoint<ContentParams['games'], GamesAnswer, GamePage>({
    ...read,
    path: '/api/product/games',
    definition: 'Games',
    body: ({ page = 1, pageSize = defaultPageSize, ...choices }, context) => ({
      ...siteBody(context),
      ...present(choices),
      page,
      page_size: pageSize,
    }),
    answer: gamesAnswer,
    model: ({ value }, { site }) => gamePageOf(value, moneyIn(site.currency)),
  }),
  lobby: defineEndpoint<NoParams, LobbyAnswer, Lobby>({
    ...read,
    path: '/api/product/lobby',
    definition: 'Lobby',
    body: (_, context) => siteBody(context),
    answer: lobbyAnswer,
    model: ({ value }, { site }) => lobbyOf(value, moneyIn(site.currency)),
  }),
  providers: defineEndpoint<NoParams, ProvidersAnswer, readonly Provider[]>({
    ...read,
    path: '/api/product/providers',
    definition: 'Providers',
    body: (_, context) => siteBody(context),
    answer: providersAnswer,
    model: ({ value }) =>
      distinct(value, byCode).map(({ code, name, games, mark, category }) => ({
        code,
        name,
        games,
        mark,
        ...present({ category }),
      })),
  }),
  jackpots: defineEndpoint<NoParams, JackpotsAnswer, readonly Jackpot[]>({
    ...read,
    path: '/api/home/jackpots',
    definition: 'Jackpots',
    body: (_, context) => siteBody(context),
    answer: jackpotsAnswer,
    model: ({ value }, { site }) =>
      distinct(value, byCode).map((jackpot) => jackpotOf(jackpot, moneyIn(site.currency))),
  }),
  leaderboard: defineEndpoint<NoParams, LeaderboardAnswer, Leaderboard>({
    ...read,
    path: '/api/home/leaderboard',
    definition: 'Leaderboard',
    body: (_, context) => siteBody(context),
    answer: leaderboardAnswer,
    model: ({ value }, { site }) => leaderboardOf(value, moneyIn(site.currency)),
  }),
  missions: defineEndpoint<NoParams, MissionsAnswer, readonly Mission[]>({
    ...read,
    path: '/api/home/missions',
    definition: 'Missions',
    body: (_, context) => siteBody(context),
    answer: missionsAnswer,
    model: ({ value }) =>
      distinct(value, byId).map(({ id, title, reward, done, goal }) => ({ id, title, reward, done, goal })),
  }),
  promotions: defineEndpoint<NoParams, PromotionsAnswer, readonly Promotion[]>({
    ...read,
    path: '/api/home/promotions',
    definition: 'Promotions',
    body: (_, context) => siteBody(context),
    answer: promotionsAnswer,
    model: ({ value }) => distinct(value, byId).map(promotionOf),
  }),
  raceCard: defineEndpoint<NoParams, RaceCardAnswer, RaceCard>({
    ...read,
    path: '/api/home/race_card',
    definition: 'RaceCard',
    body: (_, context) => siteBody(context),
    answer: raceCardAnswer,
    model: ({ value }) => raceCardOf(value),
  }),
};
