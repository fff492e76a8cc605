import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { contentRequest } from '../../../../engine';
import { matches } from '../../../../engine/examples';
import { lobbySite } from '../../../../tests/fixtures/lobbySite';
import { quietEnvironment } from '../../../../tests/fixtures/player';
import { node, renderPage } from '../../../../tests/fixtures/renderPage';
import * as styles from '../../../../widgets/match-list/OddsLine.css';

afterEach(cleanup);

const props = { title: { EN: 'Matches' }, limit: 4, oddsFormat: 'decimal' };
const show = (variant: string, changes: object = {}) =>
  renderPage({
    site: lobbySite(),
    environment: quietEnvironment(),
    content: [[contentRequest('matches', { limit: 4 }), matches]],
    nodes: [
      node('match-list', { ...props, variant, ...changes }),
      node('bet-list', { variant: 'slip', oddsFormat: 'decimal' }),
    ],
  });

it('[CALL-SITE-16] the desk shows one sport in play, the rest of it and other sports on a press', async () => {
  await show('odds');
  const desk = within(screen.getByRole('region', { name: 'Matches' }));
  expect(desk.getAllByRole('listitem')).toHaveLength(1);
  fireEvent.click(desk.getByRole('button', { name: 'Upcoming' }));
  expect(window.location.search).toBe('?sport=football&when=upcoming');
  expect(desk.getAllByText('Lantern Rovers')).toHaveLength(1);
  fireEvent.click(desk.getByRole('button', { name: 'Tennis 1' }));
  expect(desk.queryByRole('button', { name: /^Draw/ })).toBeNull();
});

it('[CALL-SITE-16] marks the score of the side that leads', async () => {
  await show('odds');
  const [match] = within(screen.getByRole('region', { name: 'Matches' })).getAllByRole('listitem');
  expect([...(match?.querySelectorAll('b') ?? [])].map((score) => [score.textContent, score.className])).toEqual([
    ['2', styles.leading],
    ['0', styles.score],
  ]);
});

it('the slip multiplies what was picked and lets go of it', async () => {
  await show('brief');
  const price = (name: string) => screen.getByRole('button', { name });
  const slip = within(screen.getByRole('region', { name: 'Bet slip' }));
  expect(price('Harbor Town: 1.50').getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(price('Harbor Town: 1.50'));
  expect(price('Harbor Town: 1.50').getAttribute('aria-pressed')).toBe('true');
  // One pick has no total beside its own price.
  expect([slip.getAllByText('1.50').length, slip.queryByText('Total odds')]).toEqual([1, null]);
  fireEvent.click(price('Lantern Rovers: 2.10'));
  expect(slip.getByText('3.15').tagName).toBe('B');
  fireEvent.click(slip.getByRole('button', { name: 'Remove all' }));
  expect(slip.getByText('Select odds to add them here.').tagName).toBe('P');
});

it('[CALL-SITE-16] a panel of one sport leaves the others out', async () => {
  await show('brief', { sport: 'tennis' });
  expect(within(screen.getByRole('region', { name: 'Matches' })).getAllByRole('listitem')).toHaveLength(1);
});
