import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { testEnvironment } from '../../tests/fixtures/environment';
import { testSite } from '../../tests/fixtures/site';
import { BetList, type Selection } from './betList';
import { OddsBoard } from './oddsBoard';

const site = testSite();
const selection: Selection = {
  matchId: 'm1',
  outcome: '1',
  home: 'Harbor Town',
  away: 'Pearl City',
  league: 'Island League',
  price: '1.50',
};

describe('prices', () => {
  it('[CALL-SITE-15] tell which way they moved, and nothing when they stand', () => {
    const board = new OddsBoard();
    const seen: unknown[] = [];
    board.merge([{ matchId: 'm1', odds: [{ outcome: '1', price: '9.5' }] }]);
    autorun(() => seen.push(board.get('m1', '1')));
    board.merge([{ matchId: 'm1', odds: [{ outcome: '1', price: '9.5' }] }]);
    board.merge([{ matchId: 'm1', odds: [{ outcome: '1', price: '10.0' }] }]);
    board.merge([{ matchId: 'm1', odds: [{ outcome: '1', price: '8' }] }]);
    expect(seen).toEqual([
      { price: '9.5', movement: 'none', moves: 0 },
      { price: '10.0', movement: 'up', moves: 1 },
      { price: '8', movement: 'down', moves: 2 },
    ]);
    expect(board.get('m1', 'X')).toBeUndefined();
  });
});

describe('the bet list', () => {
  it('holds one outcome a match, and is there again after a reload', () => {
    const { local } = testEnvironment();
    const bets = new BetList(local, site);
    bets.toggle(selection);
    bets.toggle({ ...selection, outcome: 'X', price: '4.2' });
    bets.toggle({ ...selection, matchId: 'm2' });
    expect(new BetList(local, site).selections).toEqual([
      { ...selection, outcome: 'X', price: '4.2' },
      { ...selection, matchId: 'm2' },
    ]);
    bets.toggle({ ...selection, matchId: 'm2' });
    bets.remove('m1');
    expect([bets.selections, local.items.size]).toEqual([[], 0]);
  });

  it('holds at most twenty, the latest', () => {
    const bets = new BetList(testEnvironment().local, site);
    for (let index = 0; index < 25; index += 1) bets.toggle({ ...selection, matchId: `m${index}` });
    expect([bets.selections.length, bets.selections[0]?.matchId, bets.selections.at(-1)?.matchId]).toEqual([
      20,
      'm5',
      'm24',
    ]);
  });

  it.each([
    ['no JSON', '{'],
    ['of another site', JSON.stringify({ version: 2, domain: 'other.example', selections: [] })],
    ['of another version', JSON.stringify({ version: 1, domain: 'test-site.example', selections: [] })],
    [
      'of another shape',
      JSON.stringify({ version: 2, domain: 'test-site.example', selections: [{ match_id: 'm1', price: 1.5 }] }),
    ],
  ])('[STATE-1] a kept copy that is %s is dropped', (_, text) => {
    const { local } = testEnvironment({ local: new Map([['livery.bets', text]]) });
    expect([new BetList(local, site).selections, local.items.size]).toEqual([[], 0]);
  });

  it('works without storage', () => {
    const bets = new BetList({ get: () => null, set: () => false, remove: () => undefined }, site);
    bets.toggle(selection);
    expect(bets.has('m1', '1')).toBe(true);
  });
});
