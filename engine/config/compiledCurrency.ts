/** What players bet in. */
export interface Currency {
  /** Of ISO 4217, or of its own, for example `USDT`. */
  readonly code: string;
  /**
   * How many digits stand after the point: a minor unit is 10^-digits of a major one. No formatter of a browser is
   * asked for it.
   */
  readonly digits: number;
  /**
   * Only start-up named it, and nobody says its digits: sums in major units are shown to their last digit, and those in
   * minor units cannot be read.
   */
  readonly isUncounted?: true;
  /** The sign that amounts are written with; absent: the language's own, or the code. */
  readonly symbol?: string;
}
