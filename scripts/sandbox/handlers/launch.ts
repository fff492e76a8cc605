import type { LaunchGameAnswer, LaunchGameRequest } from '../../../schemas/generated/api';
import { iso } from '../clock';
import { gamePicture } from '../pictures';
import { Refusal } from '../refusal';
import { playerOf, type SandboxCall } from './call';

const openMs = 60_000;

/** Providers whose games open in a window of their own (CAT-4). */
const popupProviders: readonly string[] = ['EVOPLAY'];

/** Opening a game: the address works once, within a minute. */
export const launchHandlers = {
  launchGame(call: SandboxCall<LaunchGameRequest>): LaunchGameAnswer {
    const { world, served, body } = call;
    const isDemo = body.mode === 'DEMO';
    const account = isDemo ? null : playerOf(call);
    const game = served.games.games.find(
      ({ providerCode, code }) => providerCode === body.provider_code && code === body.game_code,
    );
    if (game === undefined) throw new Refusal(404, 'gameUnknown');
    if (isDemo && !game.hasDemo) throw new Refusal(403, 'demoUnavailable');
    if (account !== null) account.launches += 1;
    const expiresAt = world.now() + openMs;
    const word = world.launches.issue({
      game,
      account,
      picture: gamePicture(game, served.data),
      lobbyUrl: body.lobby_url,
      expiresAt,
    });
    return {
      statusCode: 1,
      value: {
        url: `/api/play/${word}?lang=${call.locale}`,
        target: popupProviders.includes(game.providerCode) ? 'POPUP' : 'FRAME',
        expires_at: iso(expiresAt),
      },
    };
  },
};
