/** How a round ended for those who stayed: below 1.2 nearly nothing, from 8 on rare. */
export type RoundKind = 'lost' | 'usual' | 'rare';

/** What a multiplier is, for its colour; its height or its figure beside it says the same. */
export function kindOf(multiplier: number): RoundKind {
  return multiplier < 1.2 ? 'lost' : multiplier >= 8 ? 'rare' : 'usual';
}

/** Height of a multiplier's bar on a logarithmic scale that ends at 100, at least 3, in tenths. */
export function heightOf(multiplier: number, height: number): number {
  const share = Math.log(Math.max(1, Math.min(100, multiplier))) / Math.log(100);
  return Math.round(Math.max(3, share * height) * 10) / 10;
}
