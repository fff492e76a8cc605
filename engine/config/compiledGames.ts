/** Games shown where a list fails or is empty (CAT-6); `image` is an address from the site's root. */
export interface FallbackGame {
  readonly providerCode: string;
  readonly gameCode: string;
  readonly name: string;
  readonly type: string;
  readonly image: string;
}

export const gameLists = ['hot', 'featured', 'popular', 'new'] as const;
export type GameList = (typeof gameLists)[number];
