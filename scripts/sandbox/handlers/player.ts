import type {
  FavouriteAddAnswer,
  FavouriteAddRequest,
  FavouriteListAnswer,
  FavouriteListRequest,
  FavouriteRemoveAnswer,
  FavouriteRemoveRequest,
  GetBalanceAnswer,
  GetBalanceRequest,
  VipAnswer,
  VipRequest,
} from '../../../schemas/generated/api';
import { playerOf, type SandboxCall } from './call';

/** Calls of a signed-in player. */
export const playerHandlers = {
  balance(call: SandboxCall<GetBalanceRequest>): GetBalanceAnswer {
    const { balance, tokens } = playerOf(call);
    return { statusCode: 1, game_balance: balance, game_token: tokens };
  },
  vip(call: SandboxCall<VipRequest>): VipAnswer {
    const { level, next, deposit, turnover } = playerOf(call).vip;
    return {
      statusCode: 1,
      nextLevel: [
        {
          starting_deposit: deposit[0],
          cycle_deposit: deposit[1],
          deposit_next: deposit[2],
          starting_turnover: turnover[0],
          cycle_turnover: turnover[1],
          turnover_next: turnover[2],
          vip_name: level,
          vip_name_next: next,
        },
      ],
    };
  },
  favourites(call: SandboxCall<FavouriteListRequest>): FavouriteListAnswer {
    return { statusCode: 1, value: [...call.world.players.favouritesOf(playerOf(call))] };
  },
  addFavourite(call: SandboxCall<FavouriteAddRequest>): FavouriteAddAnswer {
    call.world.players.addFavourite(playerOf(call), call.body);
    return { statusCode: 1 };
  },
  removeFavourite(call: SandboxCall<FavouriteRemoveRequest>): FavouriteRemoveAnswer {
    call.world.players.removeFavourite(playerOf(call), call.body.provider_code, call.body.game_code);
    return { statusCode: 1 };
  },
};
