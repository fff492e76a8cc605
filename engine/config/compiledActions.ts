/** A named, typed press. */
export type Action =
  | { readonly action: 'navigate'; readonly route: string; readonly query?: Readonly<Record<string, string>> }
  | { readonly action: 'open-modal'; readonly modal: string }
  | { readonly action: 'open-tab'; readonly url: string }
  | { readonly action: 'play'; readonly provider: string; readonly game: string }
  | { readonly action: 'logout' };

/**
 * A way to sign in (ENTRY-1…3): a page, or a modal, `delayMs` after arrival at `route`; without a route it opens where
 * the guest is.
 */
export type LoginEntry =
  | { readonly kind: 'page'; readonly route: string }
  | { readonly kind: 'modal'; readonly route?: string; readonly modal: string; readonly delayMs: number };
