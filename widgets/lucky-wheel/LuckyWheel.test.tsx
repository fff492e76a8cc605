import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createRegistry, defineWidget } from '../../engine';
import { jsonResponse } from '../../tests/fixtures/environment';
import { LeftPage, togglePage } from '../../tests/fixtures/leftPage';
import { playerEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';
import { PearlGame } from '../pearl-game/PearlGame';
import { LuckyWheel } from './LuckyWheel';

afterEach(cleanup);

const prize = { kind: 'TOKENS', amount: '5' };
const segments = ['s-0', 's-1'].map((id) => ({ id, prize }));
const wheel = { segments, spins: 1, next_at: '2026-12-02T00:00:00Z' };
const turned = { statusCode: 1, value: { segment_id: 's-1', prize, token_balance: 45, spins: 0 } };
const round = { round_id: 'r-1', pearl: 1, won: 10, token_balance: 17, frozen_token: 0 };

/** A page with a game, which can be left and come back to; each call waits until the test answers it. */
async function visit(game: 'wheel' | 'pearl') {
  const waiting = new Map<string, (answer: object) => void>();
  const base = playerEnvironment();
  const fetch: typeof base.fetch = (url, init) =>
    /\/(?:wheel|spin|minigame_round)$/.test(url)
      ? new Promise((resolve) => waiting.set(url.split('/').at(-1) ?? '', (answer) => resolve(jsonResponse(answer))))
      : base.fetch(url, init);
  const Place = () => (
    <LeftPage>{game === 'wheel' ? <LuckyWheel /> : <PearlGame stakes={[1, 5]} {...owner} />}</LeftPage>
  );
  // A page carries the words of the widget whose name stands on it.
  const type = game === 'wheel' ? 'lucky-wheel' : 'pearl-game';
  const place = defineWidget({ type, load: () => Promise.resolve({ LuckyWheel: Place, PearlGame: Place }) });
  const { application } = await renderPage({
    nodes: [node(type, {})],
    registry: createRegistry([place]),
    environment: { ...base, fetch },
  });
  const answer = async (call: string, value: object) => {
    await waitFor(() => expect(waiting.has(call)).toBe(true));
    await act(async () => {
      waiting.get(call)?.(value);
      waiting.delete(call);
      await Promise.resolve();
    });
  };
  return { application, waiting, answer };
}

/** The page with the wheel, whose turn waits for the test's answer. */
async function turningWheel() {
  const { answer, waiting } = await visit('wheel');
  await answer('wheel', { statusCode: 1, value: wheel });
  await waitFor(() => expect(spin().disabled).toBe(false));
  fireEvent.click(spin());
  await waitFor(() => expect(waiting.has('spin')).toBe(true));
  return { answer, waiting };
}

const owner = { slots: {}, id: 'pearl' } as object as Omit<Parameters<typeof PearlGame>[0], 'stakes'>;
const spin = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Spin the wheel' });

it('[CALL-X] the wheel tells a turn that was asked for before the page was left', async () => {
  const { answer } = await turningWheel();
  togglePage();
  togglePage();
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  await answer('spin', turned);
  await answer('wheel', { statusCode: 1, value: { ...wheel, spins: 0 } });
  await screen.findByText('You won: 5 tokens');
});

it('[CALL-X] the wheel tells a turn whose answer came while the page was left', async () => {
  const { answer } = await turningWheel();
  togglePage();
  await answer('spin', turned);
  togglePage();
  await answer('wheel', { statusCode: 1, value: { ...wheel, spins: 0 } });
  await screen.findByText('You won: 5 tokens');
});

it('[CALL-X] a turn is looked for once the wheel is there to show it', async () => {
  const { answer, waiting } = await turningWheel();
  await answer('spin', { statusCode: 502 });
  togglePage();
  togglePage();
  const look = await screen.findByRole<HTMLButtonElement>('button', { name: 'Check result' });
  expect(look.disabled).toBe(true);
  expect(waiting.has('spin')).toBe(false);
  await answer('wheel', { statusCode: 1, value: wheel });
  await waitFor(() => expect(look.disabled).toBe(false));
});

it('[CALL-X] the wheel itself tells what came of a turn that is refused when it is looked for', async () => {
  const { answer, waiting } = await turningWheel();
  await answer('spin', { statusCode: 502 });
  fireEvent.click(await screen.findByRole('button', { name: 'Check result' }));
  await answer('spin', { statusCode: 409, statusMessage: 'noSpinsLeft' });
  await waitFor(() => expect(waiting.has('wheel')).toBe(true));
  await answer('wheel', { statusCode: 1, value: { ...wheel, spins: 0 } });
  await waitFor(() => expect(spin().disabled).toBe(true));
});

it('[CALL-X] the shells can be picked again after a round that is refused when it is looked for', async () => {
  const { application, answer } = await visit('pearl');
  await expect.poll(() => application.stores.session.gameTokens).toBe('7');
  fireEvent.click(screen.getByRole('button', { name: 'Shell 2' }));
  await answer('minigame_round', { statusCode: 502 });
  fireEvent.click(await screen.findByRole('button', { name: 'Check result' }));
  await answer('minigame_round', { statusCode: 409, statusMessage: 'roundUnknown' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Shell 2' }).ariaDisabled).not.toBe('true'));
  expect(screen.queryByRole('button', { name: 'Check result' })).toBeNull();
});

it('[CALL-X] the shells tell a round that was asked for before the page was left, with its own stake', async () => {
  const { application, answer, waiting } = await visit('pearl');
  await expect.poll(() => application.stores.session.gameTokens).toBe('7');
  fireEvent.click(screen.getByRole('radio', { name: '1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Shell 2' }));
  await waitFor(() => expect(waiting.has('minigame_round')).toBe(true));
  togglePage();
  togglePage();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '1' }).checked).toBe(true);
  expect(screen.getByRole('button', { name: 'Shell 2' }).getAttribute('aria-pressed')).toBe('true');
  await answer('minigame_round', { statusCode: 1, value: round });
  await screen.findByText(/^You found it/);
});
