import { describe, expect, it } from 'vitest';
import type { Game } from '../../engine';
import { sampleGames, statistics } from '../../engine/examples';
import { kindOf } from '../roundScale';
import { barOf, feedOf } from './feedOf';

const game: Game = { ...sampleGames[0], rounds: [12.4, 1, 2.5] };
const at = Date.parse('2026-12-01T12:00:00Z');
const comet: Game = { ...game, roundsAt: new Date(at).toISOString(), roundSeconds: 8 };

describe('feedOf', () => {
  it('puts rounds in their times, newest first, with what they were', () => {
    const rows = feedOf([comet], [], at);
    expect(rows.map((row) => [(at - row.at) / 1000, row.kind === 'round' ? kindOf(row.multiplier) : ''])).toEqual([
      [0, 'rare'],
      [8, 'lost'],
      [16, 'usual'],
    ]);
  });

  it('puts wins between them and leaves out what is yet to come', () => {
    const rows = feedOf(
      [comet],
      statistics.winners.slice(0, 1).map((winner) => ({ ...winner, at: new Date(at - 10_000).toISOString() })),
      at - 5000,
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['round', 'win', 'round']);
  });

  it('has no rounds of a game that tells no times, and keys of their own for all', () => {
    expect(feedOf([game], [], at)).toEqual([]);
    const keys = feedOf([comet, { ...comet, gameCode: 'other' }], statistics.winners, Number.POSITIVE_INFINITY).map(
      ({ key }) => key,
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('draws a longer bar for a higher multiplier, one cell at least', () => {
    const bars = [0, 2, 90].map((multiplier) => barOf(multiplier).length);
    expect(bars).toEqual([...bars].sort((one, other) => one - other));
    expect(bars[0]).toBeGreaterThan(0);
  });
});
