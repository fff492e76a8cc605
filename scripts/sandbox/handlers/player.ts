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
import { decimalOf, majorUnits, sumOf } from '../../../engine/api/decimal';
import type { Account } from '../accounts';
import { wireAmount } from '../money';
import { phrase } from '../phrases';
import { playerOf, type SandboxCall } from './call';

/** Calls of a signed-in player. */
export const playerHandlers = {
  balance(call: SandboxCall<GetBalanceRequest>): GetBalanceAnswer {
    const { ledger, currency, tokens } = playerOf(call);
    return { statusCode: 1, game_balance: wireAmount(ledger.balance(), currency), game_token: tokens };
  },
  vip(call: SandboxCall<VipRequest>): VipAnswer {
    const { ledger, currency, vip } = playerOf(call);
    const { level, next, deposit, turnover } = vip;
    const since = ledger
      .entries({ from: call.world.startedAt, until: Infinity })
      .filter(({ kind, state }) => kind === 'deposit' && state === 'done');
    const deposited = majorUnits(String(since.reduce((sum, { amount }) => sum + amount, 0n)), currency.digits);
    return {
      statusCode: 1,
      nextLevel: [
        {
          starting_deposit: deposit[0],
          cycle_deposit: since.length === 0 ? deposit[1] : sumOf(decimalOf(deposit[1]), deposited),
          deposit_next: deposit[2],
          starting_turnover: turnover[0],
          cycle_turnover: turnover[1],
          turnover_next: turnover[2],
          vip_name: phrase(call, level),
          vip_name_next: phrase(call, next),
        },
      ],
    };
  },
  favourites(call: SandboxCall<FavouriteListRequest>): FavouriteListAnswer {
    return { statusCode: 1, value: playerOf(call).favourites };
  },
  addFavourite(call: SandboxCall<FavouriteAddRequest>): FavouriteAddAnswer {
    const { provider_code, game_code, game_name, game_type, img_url } = call.body;
    const account = playerOf(call);
    account.favourites = [{ provider_code, game_code, game_name, game_type, img_url }, ...without(account, call.body)];
    return { statusCode: 1 };
  },
  removeFavourite(call: SandboxCall<FavouriteRemoveRequest>): FavouriteRemoveAnswer {
    const account = playerOf(call);
    account.favourites = without(account, call.body);
    return { statusCode: 1 };
  },
};

function without(
  { favourites }: Account,
  { provider_code, game_code }: Pick<FavouriteRemoveRequest, 'provider_code' | 'game_code'>,
): Account['favourites'] {
  return favourites.filter((game) => game.provider_code !== provider_code || game.game_code !== game_code);
}
