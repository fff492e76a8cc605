import type {
  CmsAnswer,
  CmsRequest,
  HotGamesAnswer,
  HotGamesRequest,
  MarqueeAnswer,
  MarqueeRequest,
  MatchesAnswer,
  OddsAnswer,
  SeoAnswer,
  SeoRequest,
  SlidesAnswer,
  SlidesRequest,
  StatisticsAnswer,
  StatisticsRequest,
} from '../../../schemas/generated/api';
import { listNames, type ListName } from '../catalogue/game';
import { iso, nextTime, periodOf } from '../clock';
import { cmsOf } from '../cms';
import { hourlyPayouts, oddsOf, winsOf, withdrawalsOf } from '../feeds';
import { teamNames } from '../phrases';
import { gamePicture, operatorPicture } from '../pictures';
import { seoOf } from '../seo';
import type { SiteData } from '../siteData';
import { say, sayAll, type SandboxCall } from './call';
import { ownValue } from '../../../engine/config/ownValue';

/** Public reads of the spec. */
export const contentHandlers = {
  hotGames({ served, body }: SandboxCall<HotGamesRequest>): HotGamesAnswer {
    const list = listNames.find((name): name is ListName => name === body.game_type) ?? 'hot';
    const value = served.games.lists[list].map((game) => ({
      provider_code: game.providerCode,
      game_code: game.code,
      game_name: game.name,
      game_type: game.category,
      game_image: gamePicture(game, served.data),
    }));
    return { statusCode: 1, value };
  },
  slides(call: SandboxCall<SlidesRequest>): SlidesAnswer {
    const { world, served } = call;
    const value = served.data.slides.map(
      ({ id, title, image, route, kicker, subtitle, text, button, caption, ...period }) => ({
        id,
        img_url: operatorPicture(image, served.data),
        title: say(call, title),
        route,
        ...sayAll(call, { kicker, subtitle, text, button, caption }),
        ...periodOf(period, world.startedAt, world.now(), served.data.utcOffset),
      }),
    );
    return { statusCode: 1, value };
  },
  marquee(call: SandboxCall<MarqueeRequest>): MarqueeAnswer {
    const value = call.served.data.marquee.map(({ id, lead, text, route }) => ({
      id,
      text: say(call, text),
      ...sayAll(call, { lead }),
      ...(route === undefined ? {} : { route }),
    }));
    return { statusCode: 1, value };
  },
  statistics({ world, served }: SandboxCall<StatisticsRequest>): StatisticsAnswer {
    const { data } = served;
    const value = {
      withrawal: withdrawalsOf(world, data).map(({ player, amount, at }) => ({
        account_id: player,
        amount,
        date: iso(at),
      })),
      winner: winsOf(world, served).map(({ player, amount, at, game }) => ({
        account_id: player,
        amount,
        date: iso(at),
        provider_code: game.providerCode,
        game_code: game.code,
        game_name: game.name,
        game_image: gamePicture(game, data),
      })),
      hour_withdrawal: hourlyPayouts(world, data),
      registered_player: data.players.registered,
      active_player: data.players.active,
      deposited_player: data.players.deposited,
      deposit_second: data.payouts.depositSeconds,
      withdrawal_second: data.payouts.withdrawalSeconds,
    };
    return { statusCode: 1, value };
  },
  cms(call: SandboxCall<CmsRequest>): CmsAnswer {
    return { statusCode: 1, cms: cmsOf(call) };
  },
  seo(call: SandboxCall<SeoRequest>): SeoAnswer {
    return { statusCode: 1, value: seoOf(call, call.body.page_name) };
  },
  matches(call: SandboxCall<null>): MatchesAnswer {
    return { statusCode: 1, value: call.served.data.matches.map((match) => matchOf(call, match)) };
  },
  odds({ world, served }: SandboxCall<null>): OddsAnswer {
    return {
      statusCode: 1,
      value: served.data.matches.map((match) => ({ match_id: match.id, odds: oddsOf(world, match) })),
    };
  },
};

/**
 * What a sport's play is told in, if not in minutes; how many minutes it goes, and how many points a side makes in one.
 */
const counting: {
  readonly [sport: string]: {
    readonly unit?: NonNullable<MatchesAnswer['value'][number]['period']>['unit'];
    readonly length?: number;
    readonly pace?: number;
  };
} = {
  tennis: { unit: 'set' },
  volleyball: { unit: 'set' },
  esports: { unit: 'map' },
  basketball: { unit: 'quarter', length: 48, pace: 2 },
};

function matchOf(call: SandboxCall<null>, match: SiteData['matches'][number]): MatchesAnswer['value'][number] {
  const { world, served } = call;
  const startsAt =
    match.at === undefined
      ? world.startedAt - (match.minute ?? 0) * 60_000
      : nextTime(world.startedAt, match.at, served.data.utcOffset);
  const isUnderWay = world.now() >= startsAt;
  const { unit, length = 90, pace = 0 } = ownValue(counting, match.sport) ?? {};
  const minute = Math.min(length, Math.floor((world.now() - startsAt) / 60_000));
  const grown = Math.max(0, minute - (match.minute ?? 0)) * pace;
  const [home, away] = [
    (match.home[4] ?? 0) + Math.ceil(grown * 1.05),
    (match.away[4] ?? 0) + Math.floor(grown * 0.95),
  ];
  const score = (points: number) => (isUnderWay && match.sport !== 'sabong' ? points : undefined);
  return {
    match_id: match.id,
    league: say(call, match.league),
    sport: match.sport,
    start_time: iso(startsAt),
    ...(isUnderWay ? { minute } : {}),
    ...(isUnderWay && unit
      ? { period: { unit, number: unit === 'quarter' ? Math.min(4, Math.floor(minute / 12) + 1) : home + away + 1 } }
      : {}),
    ...teamNames(match.home[0], match.away[0]),
    ...sideOf('home', match.home, score(home)),
    ...sideOf('away', match.away, score(away)),
    odds: oddsOf(world, match),
  } as MatchesAnswer['value'][number];
}

function sideOf(
  side: 'home' | 'away',
  [, color1, color2, pattern]: SiteData['matches'][number]['home'],
  score: number | undefined,
): object {
  return {
    [`${side}_kit`]: { color1, color2, pattern },
    ...(score === undefined ? {} : { [`${side}_score`]: score }),
  };
}
