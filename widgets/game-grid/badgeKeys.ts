import type { GameBadge } from '../../engine';

/** Message keys of the badges. */
export const badgeKeys: Readonly<Record<GameBadge, string>> = {
  top: 'game.badgeTop',
  new: 'game.badgeNew',
  hot: 'game.badgeHot',
  exclusive: 'game.badgeExclusive',
  jackpot: 'game.badgeJackpot',
  live: 'game.badgeLive',
};
