import {
  favouriteAddAnswer,
  favouriteListAnswer,
  favouriteRemoveAnswer,
  getBalanceAnswer,
  vipAnswer,
} from '../../../schemas/generated/validators/api-player';
import type {
  FavouriteAddAnswer,
  FavouriteListAnswer,
  FavouriteRemoveAnswer,
  GetBalanceAnswer,
  VipAnswer,
} from '../../../schemas/generated/api';
import { decimalOf } from '../decimal';
import { pictureOf } from '../../config/standIns';
import type { FavouriteGame } from '../gameModels';
import type { Balance, VipSummary } from '../sessionModels';
import { defineEndpoint, playerBody, type CallContext, type NoParams } from '../endpoint';
import { vipSummaryOf } from '../vipSummary';
import { withZeroSums } from '../wire/zeroSums';
import { byGame, distinct } from '../wire/distinct';

/** All drawings that stand in for pictures begin so; their motif follows. */
const drawn = pictureOf('', '').slice(0, -1);

/** How the calls name the player that the spec writes with `auth` first. */
function authFirst(context: CallContext): object {
  const { account_id, auth } = playerBody(context);
  return { auth, account_id };
}

/** Calls of a signed-in player. */
export const playerCalls = {
  balance: defineEndpoint<NoParams, GetBalanceAnswer, Balance>({
    requirement: 'CALL-AUTH-3',
    method: 'POST',
    path: '/api/auth/get_balance',
    failure: 'service',
    errorPresentation: 'silent',
    repeatable: true,
    origin: 'spec',
    definition: 'GetBalance',
    body: (_, context) => authFirst(context),
    answer: getBalanceAnswer,
    model: ({ game_balance, game_token = null }) => ({
      game: decimalOf(game_balance),
      tokens: game_token === null ? null : decimalOf(game_token),
    }),
  }),
  vip: defineEndpoint<NoParams, VipAnswer, VipSummary | null>({
    requirement: 'CALL-AUTH-10',
    method: 'POST',
    path: '/api/auth/vip',
    failure: 'service',
    errorPresentation: 'silent',
    repeatable: true,
    origin: 'spec',
    definition: 'Vip',
    body: (_, context) => playerBody(context),
    prepare: withZeroSums(['starting_deposit', 'cycle_deposit', 'starting_turnover', 'cycle_turnover']),
    answer: vipAnswer,
    model: ({ nextLevel: [level] }) => (level === undefined ? null : vipSummaryOf(level)),
  }),
  favourites: defineEndpoint<NoParams, FavouriteListAnswer, readonly FavouriteGame[]>({
    requirement: 'CALL-PLAYER-7',
    method: 'POST',
    path: '/api/home/fav_list',
    failure: 'service',
    errorPresentation: 'silent',
    repeatable: true,
    origin: 'spec',
    definition: 'FavouriteList',
    body: (_, context) => authFirst(context),
    answer: favouriteListAnswer,
    model: ({ value }) =>
      distinct(
        value.map((game) => ({
          providerCode: game.provider_code,
          gameCode: game.game_code,
          name: game.game_name,
          type: game.game_type,
          image: pictureOf(game.img_url, game.game_name),
        })),
        byGame,
      ),
  }),
  addFavourite: defineEndpoint<FavouriteGame, FavouriteAddAnswer, null>({
    requirement: 'CALL-PLAYER-5',
    method: 'POST',
    path: '/api/home/fav_add',
    failure: 'service',
    errorPresentation: 'toast',
    repeatable: false,
    origin: 'spec',
    definition: 'FavouriteAdd',
    body: (game, context) => ({
      ...authFirst(context),
      provider_code: game.providerCode,
      game_code: game.gameCode,
      game_name: game.name,
      game_type: game.type,
      // The drawing that stands in for a picture belongs to this site alone.
      img_url: game.image.startsWith(drawn) ? '' : game.image,
    }),
    answer: favouriteAddAnswer,
    model: () => null,
  }),
  removeFavourite: defineEndpoint<Pick<FavouriteGame, 'providerCode' | 'gameCode'>, FavouriteRemoveAnswer, null>({
    requirement: 'CALL-PLAYER-6',
    method: 'POST',
    path: '/api/home/fav_remove',
    failure: 'service',
    errorPresentation: 'toast',
    repeatable: false,
    origin: 'spec',
    definition: 'FavouriteRemove',
    body: (game, context) => ({ ...authFirst(context), provider_code: game.providerCode, game_code: game.gameCode }),
    answer: favouriteRemoveAnswer,
    model: () => null,
  }),
};
