import { describe, expect, it } from 'vitest';
import { fc } from '../../tests/properties';
import { testEnvironment } from '../../tests/fixtures/environment';
import { mostRecentGames, readRecentGames, recentGamesKey, rememberGame, type RecentGame } from './recentGames';

const game = (code: string): RecentGame => ({
  providerCode: 'TIDEWELL',
  gameCode: code,
  name: `Game ${code}`,
  type: 'slot_game',
  image: `/${code}.svg`,
});
const codes = (games: readonly RecentGame[]) => games.map(({ gameCode }) => gameCode);
const kept = (text: string, accountId = '') => {
  const environment = testEnvironment({ local: new Map([[recentGamesKey(accountId), text]]) });
  return { environment, games: readRecentGames(environment.local, accountId) };
};

describe('recently opened games', () => {
  it('come back newest first, each once', () => {
    const { local } = testEnvironment();
    for (const code of ['a', 'b', 'a', 'c']) rememberGame({ local }, 'juan', game(code));
    expect(codes(readRecentGames(local, 'juan'))).toEqual(['c', 'a', 'b']);
  });

  it('belong to who opened them', () => {
    const { local } = testEnvironment();
    rememberGame({ local }, 'juan', game('a'));
    rememberGame({ local }, '', game('b'));
    expect([
      codes(readRecentGames(local, 'juan')),
      codes(readRecentGames(local, '')),
      codes(readRecentGames(local, 'maria')),
    ]).toEqual([['a'], ['b'], []]);
  });

  it(`are at most ${mostRecentGames}`, () => {
    const { local } = testEnvironment();
    for (let index = 0; index < 40; index += 1) rememberGame({ local }, '', game(String(index)));
    expect(codes(readRecentGames(local, ''))).toEqual(
      Array.from({ length: mostRecentGames }, (_, index) => String(39 - index)),
    );
  });

  it('are kept without what a page may have added to a game', () => {
    const { local } = testEnvironment();
    rememberGame({ local }, '', { ...game('a'), providerName: 'Tidewell', ...{ players: 12, badges: ['hot'] } });
    expect(readRecentGames(local, '')).toEqual([{ ...game('a'), providerName: 'Tidewell' }]);
  });

  it.each([
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 2, games: [] })],
    ['a list instead of a record', '[]'],
    ['no list of games', JSON.stringify({ version: 1, games: {} })],
    ['a game without a name', JSON.stringify({ version: 1, games: [{ ...game('a'), name: '' }] })],
    ['a picture that runs', JSON.stringify({ version: 1, games: [{ ...game('a'), image: 'javascript:alert(1)' }] })],
    [
      'a picture without a scheme',
      JSON.stringify({ version: 1, games: [{ ...game('a'), image: '//elsewhere.example/x.png' }] }),
    ],
    ['a name without an end', JSON.stringify({ version: 1, games: [{ ...game('a'), name: 'x'.repeat(401) }] })],
  ])('[STATE-1] are dropped when the copy is corrupt: %s', (_, text) => {
    const { environment, games } = kept(text);
    expect([games, environment.local.items.size]).toEqual([[], 0]);
  });

  it('[STATE-1] never throw, whatever stands in storage', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((games) => JSON.stringify({ version: 1, games })),
        ),
        (text) => {
          const { games } = kept(text);
          expect(games.every((known) => typeof known.name === 'string' && known.name !== '')).toBe(true);
        },
      ),
    );
  });
});
