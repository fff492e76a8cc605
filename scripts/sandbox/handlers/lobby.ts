import type {
  GamesAnswer,
  GamesRequest,
  JackpotsAnswer,
  JackpotsRequest,
  LeaderboardAnswer,
  LeaderboardRequest,
  LobbyAnswer,
  LobbyRequest,
  MissionsAnswer,
  MissionsRequest,
  PromotionsAnswer,
  PromotionsRequest,
  ProvidersAnswer,
  ProvidersRequest,
  RaceCardAnswer,
  RaceCardRequest,
} from '../../../schemas/generated/api';
import { createRandom } from '../art/random';
import { categoryNames, type CatalogueGame } from '../catalogue/game';
import { iso, nextTime, periodOf } from '../clock';
import { goalFigure } from '../figures';
import { facetsFor, gamesFor, lobbyGame } from '../games';
import { minorUnits } from '../money';
import { operatorPicture, providerMark } from '../pictures';
import { say, sayAll, sayFigure, sayText, type SandboxCall } from './call';

/** Reads that the spec does not show. */
export const lobbyHandlers = {
  games({ served, body, world }: SandboxCall<GamesRequest>): GamesAnswer {
    const { page, page_size } = body;
    const found = gamesFor(served.games, body);
    const games = found
      .slice((page - 1) * page_size, page * page_size)
      .map((game) => lobbyGame(game, served, world, body.category));
    return {
      statusCode: 1,
      value: {
        games,
        total: found.length,
        page,
        page_size,
        ...(body.facets === true ? { facets: facetsFor(served.games, body) } : {}),
      },
    };
  },
  lobby({ served }: SandboxCall<LobbyRequest>): LobbyAnswer {
    const { data, games, site } = served;
    const counts = categoryNames.map((name) => ({
      name,
      games: data.events[name] ?? games.games.filter(({ category }) => category === name).length,
    }));
    const stakes = data.stakes.map(({ from, below, share }) => ({
      ...(from === undefined ? {} : { from: minorUnits(from, site.currency) }),
      ...(below === undefined ? {} : { below: minorUnits(below, site.currency) }),
      games: Math.round(games.games.length * share),
    }));
    return {
      statusCode: 1,
      value: {
        games: games.games.length,
        players: data.players.active,
        categories: [{ name: 'hot', games: games.lists.hot.length }, ...counts],
        stakes,
      },
    };
  },
  providers({ served }: SandboxCall<ProvidersRequest>): ProvidersAnswer {
    const value = served.games.studios.map(({ code, name }) => ({
      code,
      name,
      games: served.games.games.filter(({ providerCode }) => providerCode === code).length,
      ...mainCategory(served.games.games.filter(({ providerCode }) => providerCode === code)),
      mark: providerMark(code),
    }));
    return { statusCode: 1, value };
  },
  jackpots(call: SandboxCall<JackpotsRequest>): JackpotsAnswer {
    const { world, served } = call;
    const seconds = Math.max(0, Math.floor((world.now() - world.startedAt) / 1000));
    const money = (amount: string) => BigInt(minorUnits(amount, served.site.currency));
    const value = served.data.jackpots.map(({ code, name, amount, perSecond, today, fallsBefore }) => {
      const grown = money(perSecond) * BigInt(seconds);
      return {
        code,
        name: say(call, name),
        amount: String(money(amount) + grown),
        per_second: String(money(perSecond)),
        today: String(money(today) + grown),
        ...(fallsBefore === undefined ? {} : { falls_before: String(money(fallsBefore)) }),
        trend: trendOf(`${world.seed}/${served.data.domain}/${code}`),
      };
    });
    return { statusCode: 1, value };
  },
  leaderboard(call: SandboxCall<LeaderboardRequest>): LeaderboardAnswer {
    const { world, served } = call;
    const { title, endsIn, rows } = served.data.leaderboard;
    return {
      statusCode: 1,
      value: {
        title: say(call, title),
        ends_at: iso(world.startedAt + endsIn * 1000),
        rows: rows.map(([player, points, prize], index) => ({
          rank: index + 1,
          player,
          points,
          prize: minorUnits(prize, served.site.currency),
        })),
      },
    };
  },
  missions(call: SandboxCall<MissionsRequest>): MissionsAnswer {
    const value = call.served.data.missions.map((mission) => ({
      id: mission.id,
      title: say(call, mission.title, { goal: goalFigure(mission) }),
      reward: sayFigure(call, mission.reward),
      done: mission.done,
      goal: mission.goal,
    }));
    return { statusCode: 1, value };
  },
  promotions(call: SandboxCall<PromotionsRequest>): PromotionsAnswer {
    const { world, served } = call;
    const value = served.data.promotions.map(({ id, kicker, title, text, button, figure, code, image, ...period }) => ({
      id,
      title: say(call, title),
      text: say(call, text),
      img_url: operatorPicture(image, served.data),
      ...sayAll(call, { kicker, button }),
      ...(figure === undefined ? {} : { figure: sayText(call, figure) }),
      ...(code === undefined ? {} : { code }),
      ...periodOf(period, world.startedAt, world.now(), served.data.utcOffset),
    }));
    return { statusCode: 1, value };
  },
  raceCard(call: SandboxCall<RaceCardRequest>): RaceCardAnswer {
    const { world, served } = call;
    const { id, course, at, going, runners } = served.data.raceCard;
    const value = {
      id,
      course,
      starts_at: iso(nextTime(world.now(), at, served.data.utcOffset)),
      going: say(call, going),
      runners: runners.map(([number, name, rider, color1, color2, pattern, price]) => ({
        number,
        name,
        rider,
        silk: { color1, color2, pattern },
        price,
      })),
    };
    return { statusCode: 1, value };
  },
};

/** The category in which a provider has most games. */
function mainCategory(games: readonly CatalogueGame[]): { readonly category?: string } {
  const counts = categoryNames.map((name) => ({
    name,
    games: games.filter(({ category }) => category === name).length,
  }));
  const [first] = counts.filter((count) => count.games > 0).sort((a, b) => b.games - a.games);
  return first ? { category: first.name } : {};
}

/** Twelve values that mostly rise. */
function trendOf(seed: string): number[] {
  const random = createRandom(seed);
  let value = 10;
  return Array.from(
    { length: 12 },
    () => (value = Math.max(1, Math.round((value + random.between(-2.5, 6)) * 10) / 10)),
  );
}
