import type { LoginAnswer, LoginRequest } from '../../../schemas/generated/api';
import { Refusal, type SandboxCall } from './call';

/** Signing in: by the demo players of the site. */
export const authHandlers = {
  login({ world, served, body }: SandboxCall<LoginRequest>): LoginAnswer {
    const player = world.players.find(served.data.domain, body.account_id, body.password);
    if (player === undefined) throw new Refusal(401, 'invalidCredentials');
    const { token, sessionToken } = world.players.signIn(player);
    return { statusCode: 1, token, user: { account_id: player.accountId, session_token: sessionToken }, fullname: player.fullName, email: player.email };
  },
};
