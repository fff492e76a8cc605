/**
 * The groups that the extension of the specification is cut into (CALL-X). A platform offers some, all or none;
 * docs/platform.md says what each is for.
 */
export const capabilities = [
  'games',
  'jackpots',
  'promotions',
  'racing',
  'news',
  'launch',
  'cashier',
  'banks',
  'history',
  'missions',
  'leaderboard',
  'spin',
  'minigame',
  'vip-levels',
  'referrals',
  'limits',
] as const;
export type Capability = (typeof capabilities)[number];
