import type { CallName } from '../../engine/api/calls';

/** A player, as the platform told them at the sign-in. */
export interface CheckedPlayer {
  readonly accountId: string;
  readonly password: string;
  readonly fullName: string;
  readonly email: string;
}

/** No platform has this game. */
const game = { providerCode: 'none', gameCode: 'none', name: 'none', type: 'slot_game', image: '' };
/** What a sign-up says of where the player came from, where that is nowhere. */
export const noCampaign = {
  referrerCode: '',
  ch: '',
  cm: '',
  pp: '',
  affiliateCode: '',
  fbp: '',
  appsflyerId: '',
  visitorId: '',
};

/**
 * The specification's calls that change something, in a form that leaves all as it was, in the order to make them:
 *
 * - about a game, a reward and an account that nobody has; a favourite that was added goes again;
 * - a sign-up under the name that the player has already;
 * - name, address and password of the player as they are.
 *
 * Where the platform didn't tell name and address, the profile is left alone. A platform refuses most of them, which
 * says that it has the call. An ad visit is counted. `nobody` is a name that no account has.
 */
export function harmlessWrites(player: CheckedPlayer, nobody: string): readonly (readonly [CallName, object])[] {
  const { accountId, password, fullName, email } = player;
  const phone = '+639170000000';
  return [
    ['adVisit', { fbp: '', appsflyerId: '' }],
    ['addFavourite', game],
    ['removeFavourite', game],
    ['claimInbox', { id: 'none' }],
    ['requestSignUpCode', { accountId: nobody }],
    ['verifyCode', { accountId: nobody, code: '000000' }],
    ['requestLoginCode', { accountId: nobody }],
    ['loginByCode', { accountId: nobody, code: '000000' }],
    ['forgotPassword', { accountId: nobody, phone }],
    ['signUp', { ...noCampaign, accountId, password, phone, email: email || 'nobody@mail.example' }],
    ...(fullName && email ? [['updateProfile', { fullName, email }] as const] : []),
    ['changePassword', { password, newPassword: password }],
  ];
}
