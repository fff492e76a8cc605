import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { contentRequest } from '../../../../engine';
import { statistics } from '../../../../engine/examples';
import { lobbySite } from '../../../../tests/fixtures/lobbySite';
import { quietEnvironment } from '../../../../tests/fixtures/player';
import { node, renderPage } from '../../../../tests/fixtures/renderPage';

afterEach(cleanup);

const withdrawals = ['an***a', 'be***n'].map((player) => ({
  player,
  amount: '12000.00',
  at: '2026-12-01T11:58:00.000Z',
}));
const show = (paid: typeof withdrawals) =>
  renderPage({
    site: lobbySite(),
    environment: quietEnvironment(),
    content: [[contentRequest('statistics', {}), { ...statistics, withdrawals: paid }]],
    nodes: [node('winners-ticker', { variant: 'double', title: { EN: 'Winners' }, limit: 3, mobileLimit: 3 })],
  });
const lines = () => screen.getByRole('region', { name: 'Winners' });
const isStopped = () => lines().hasAttribute('data-stopped');

describe('Double', () => {
  it('[SITE-9] names each win and each payment once: what closes the gaps is there for the eye alone', async () => {
    await show(withdrawals);
    const [wins, payments] = within(lines()).getAllByRole('list');
    expect(within(wins ?? document.body).getAllByRole('listitem')).toHaveLength(Math.min(3, statistics.winners.length));
    expect(
      within(payments ?? document.body)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.slice(0, 6)),
    ).toEqual(['an***a', 'be***n']);
    expect(lines().querySelectorAll('ul[inert]')).toHaveLength(2);
  });

  it('[SITE-9] stops both lines by one button, and lets them go on', async () => {
    await show(withdrawals);
    expect(isStopped()).toBe(false);
    act(() => screen.getByRole('button', { name: 'Pause winner list' }).click());
    expect(isStopped()).toBe(true);
    act(() => screen.getByRole('button', { name: 'Resume winner list' }).click());
    expect(isStopped()).toBe(false);
  });

  it('[SITE-9] is one line where nothing was paid out', async () => {
    await show([]);
    expect(
      within(lines())
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Winners']);
  });
});
