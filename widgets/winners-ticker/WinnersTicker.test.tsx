import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { contentRequest } from '../../engine';
import { statistics, winnersOf } from '../../engine/examples';
import { quietEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';

afterEach(cleanup);

const show = (winners: typeof statistics.winners, limit = 6, variant = 'board') =>
  renderPage({
    environment: quietEnvironment(),
    content: [[contentRequest('statistics', {}), { ...statistics, winners }]],
    nodes: [node('winners-ticker', { variant, title: { EN: 'Winners' }, limit, mobileLimit: 3 })],
  });
const sums = () =>
  within(screen.getByRole('list'))
    .queryAllByText(/^₱/)
    .map(({ textContent }) => textContent);
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

describe('WinnersTicker, board', () => {
  it('[SITE-9] shows the latest, the biggest, and the biggest of today', async () => {
    await show(winnersOf(6), 3);
    expect(sums()).toEqual(['₱1,000.50', '₱2,000.50', '₱3,000.50']);
    press('Biggest');
    expect(sums()).toEqual(['₱1,250,000', '₱6,000.50', '₱4,000.50']);
    press('Today');
    expect(sums()).toEqual(['₱1,250,000', '₱4,000.50', '₱3,000.50']);
    press('Latest');
    expect(sums()).toEqual(['₱1,000.50', '₱2,000.50', '₱3,000.50']);
  });

  it('says which view is on', async () => {
    await show(winnersOf(2));
    press('Biggest');
    expect(
      within(screen.getByRole('group', { name: 'Filter winners' }))
        .getAllByRole('button', { pressed: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['Biggest']);
  });

  it('says so when nobody has won', async () => {
    await show(winnersOf(2).slice(1));
    press('Today');
    expect(screen.getByText('No wins yet.').tagName).toBe('P');
    expect(sums()).toEqual([]);
  });

  it('[SITE-9] tells the game, when it was, and leads to the game', async () => {
    await show(winnersOf(1));
    expect(screen.getByRole('link', { name: 'Lucky Koi' }).getAttribute('href')).toBe(
      '/playnow?provider=TIDEWELL&game=lucky-koi',
    );
    expect(screen.getByText('1m').getAttribute('datetime')).toBe('2026-12-01T11:59:00.000Z');
  });
});

describe('WinnersTicker, largest', () => {
  it('[SITE-9] stands the largest first, and says whose it is and in which game', async () => {
    await show(winnersOf(6), 3, 'largest');
    expect(sums()).toEqual(['₱1,250,000.00', '₱6,000.50', '₱4,000.50']);
    expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('ma***eRed Comet₱1,250,000.00');
  });
});
