import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../tests/fixtures/confirm';
import { playerEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';

const path = '/api/player/minigame_round';

/** The minigame of a platform that answers a round in this way; the rounds that it was asked for. */
async function showAnswered(status: number, body: string) {
  const base = playerEnvironment();
  const rounds: string[] = [];
  const fetch: typeof base.fetch = (url, init) => {
    if (url !== path) return base.fetch(url, init);
    rounds.push(url);
    return Promise.resolve(new Response(body, { status, headers: { 'content-type': 'application/json' } }));
  };
  const { application } = await renderPage({
    environment: { ...base, fetch },
    nodes: [node('pearl-game', { stakes: [1, 5] })],
  });
  await expect.poll(() => application.stores.session.gameTokens).toBe('7');
  await press('Shell 1');
  return { application, rounds };
}

it.each([
  ['a server without it', 404, '<h1>Not found</h1>'],
  ['a framework without it', 404, '{"statusCode":404,"message":"Cannot POST /api/player/minigame_round"}'],
  ['what is not implemented', 501, ''],
])('[CALL-X] says that the platform has no minigame, and offers no stake, after %s', async (_, status, body) => {
  const { application, rounds } = await showAnswered(status, body);
  await expect.poll(() => screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Shell 1' })).toBeNull();
  expect([application.stores.notices.alerts, rounds]).toEqual([[], [path]]);
});

it('[CALL-X] keeps the game where the platform refuses a round in its own words', async () => {
  const { application } = await showAnswered(404, '{"statusCode":404,"statusMessage":"roundUnknown"}');
  await expect.poll(() => application.stores.notices.alerts).toEqual([{ failure: 'roundUnknown' }]);
  expect(screen.getByRole('button', { name: 'Shell 1' })).toBeTruthy();
});
