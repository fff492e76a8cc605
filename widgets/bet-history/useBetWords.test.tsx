import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createRegistry, defineWidget, type Bet } from '../../engine';
import { node, renderPage } from '../../tests/fixtures/renderPage';
import { useBetWords } from './useBetWords';

afterEach(cleanup);

const bet = { game: { name: 'Golden Typhoon' } } as Bet;
const match = { ...bet, home: 'Harbor Town', away: 'Pearl City', betType: 'Handicap', criteria: '-1', odds: '2.1' };

it.each<[string, object, string, string]>([
  ['of a game', bet, 'Golden Typhoon', ''],
  [
    'on the team at home',
    { ...match, backed: 'home' },
    'Harbor Town v Pearl City',
    'Handicap · Harbor Town · -1 · 2.10',
  ],
  ['on the other team', { ...match, backed: 'away' }, 'Harbor Town v Pearl City', 'Handicap · Pearl City · -1 · 2.10'],
  ['on a draw', { ...match, backed: 'draw' }, 'Harbor Town v Pearl City', 'Handicap · Draw · -1 · 2.10'],
])('[CAT-7] names what a bet %s backed', async (_, told, name, facts) => {
  const BetHistory = () => {
    const { name: said, facts: rest } = useBetWords()(told as Bet);
    return <output>{`${said}|${rest}`}</output>;
  };
  const widget = defineWidget({ type: 'bet-history', load: () => Promise.resolve({ BetHistory }) });
  await renderPage({ registry: createRegistry([widget]), nodes: [node('bet-history', {})] });
  expect(document.querySelector('output')?.textContent).toBe(`${name}|${facts}`);
});
