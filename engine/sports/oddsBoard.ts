import { makeAutoObservable, observable } from 'mobx';
import type { Decimal } from '../api/decimal';
import type { MatchOdds } from '../api/sportModels';

/** A price as it stands, and how it came there. */
export interface PriceState {
  readonly price: Decimal;
  /** Against the price before; `none` for the first. */
  readonly movement: 'up' | 'down' | 'none';
  /** How often it has moved. */
  readonly moves: number;
}

/**
 * Prices of matches by outcome. Who shows one price hears of that one alone, however many come at once (CALL-SITE-15).
 */
export class OddsBoard {
  private readonly prices = observable.map<string, PriceState>({}, { deep: false });

  constructor() {
    makeAutoObservable<this, 'prices'>(this, { prices: false }, { autoBind: true });
  }

  /** The price of an outcome; undefined where none is known. */
  get(matchId: string, outcome: string): PriceState | undefined {
    return this.prices.get(`${matchId} ${outcome}`);
  }

  /** Takes prices over; those that stand as they stood change nothing. */
  merge(matches: readonly MatchOdds[]): void {
    for (const { matchId, odds } of matches) {
      for (const { outcome, price } of odds) {
        const key = `${matchId} ${outcome}`;
        const known = this.prices.get(key);
        if (known?.price === price) continue;
        // For the arrow alone: which of two prices is the longer.
        const movement = known === undefined ? 'none' : Number(price) > Number(known.price) ? 'up' : 'down';
        this.prices.set(key, { price, movement, moves: (known?.moves ?? -1) + 1 });
      }
    }
  }
}
