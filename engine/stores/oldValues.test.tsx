import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { contentRequest } from '../../engine';
import { jackpots, matches } from '../../engine/examples';
import { jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
import { lobbySite } from '../../tests/fixtures/lobbySite';
import { node, renderPage } from '../../tests/fixtures/renderPage';
import { forgetAge } from '../application/pageAge';

const open = { statusCode: 1, maintenance: { is_maintenance: false } };
const old = () =>
  ['jackpots', 'matches', 'raceCard'].filter((call) => document.documentElement.hasAttribute(`data-old-${call}`));

/** A page whose matches and jackpots came with it, on a platform that answers `matches` when it is told to. */
async function show(answers: (url: string) => Promise<Response>, asOf?: string) {
  const environment = testEnvironment({
    fetch: (url) => (url === '/api/startup' ? Promise.resolve(jsonResponse(open)) : answers(url)),
  });
  return renderPage({
    site: lobbySite(),
    environment,
    ...(asOf === undefined ? {} : { asOf }),
    content: [
      [contentRequest('matches', { limit: 4 }), matches],
      [contentRequest('jackpots', {}), jackpots],
    ],
    nodes: [
      node('match-list', { title: { EN: 'Matches' }, limit: 4, oddsFormat: 'decimal', variant: 'board' }),
      node('jackpots', { variant: 'panel', title: { EN: 'Jackpots' }, limit: 3 }),
    ],
  });
}

/** Makes the page so high, in px; the window stands at its top. */
const pageOf = (height: number) => vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);

beforeEach(() => {
  pageOf(4000);
  for (const call of ['jackpots', 'matches', 'raceCard'])
    document.documentElement.toggleAttribute(`data-old-${call}`, true);
});

it('[CALL-SITE-15] values of the build are marked until the platform has said how they stand, each read by itself', async () => {
  const asked: string[] = [];
  await show((url) => {
    asked.push(url);
    return url.includes('match')
      ? Promise.resolve(jsonResponse({ statusCode: 1, value: [] }))
      : Promise.reject(new TypeError('network down'));
  });
  expect(old()).toEqual(['jackpots', 'matches', 'raceCard']);
  expect([...document.querySelectorAll('[data-part="price"] [data-moving]')].length).toBeGreaterThan(0);
  expect([...document.querySelectorAll('[data-moving="jackpots"]')].length).toBeGreaterThan(0);
  await act(() => Promise.resolve(window.dispatchEvent(new Event('pointerdown'))));
  await expect.poll(old).toEqual(['jackpots', 'raceCard']);
  // What fails is shown no longer.
  await expect.poll(() => asked.some((url) => url.includes('jackpot'))).toBe(true);
  await expect.poll(old).toEqual(['raceCard']);
  expect([...document.querySelectorAll('[data-moving="jackpots"]')]).toEqual([]);
});

it('the time of what came with the page stands there until the platform has said how it stands, or has failed to', async () => {
  document.body.dataset['asOf'] = 'Figures as of 14:05';
  let answer: (response: Response) => void = () => undefined;
  await show(
    (url) =>
      url.includes('match')
        ? new Promise((resolve) => (answer = resolve))
        : Promise.reject(new TypeError('network down')),
    'Figures as of 14:05',
  );
  expect(document.body.dataset['asOf']).toBe('Figures as of 14:05');
  forgetAge();
  await act(() => Promise.resolve(window.dispatchEvent(new Event('pointerdown'))));
  await expect.poll(old).toEqual(['matches', 'raceCard']);
  expect(document.body.dataset['asOf'], 'one read is still on its way').toBe('Figures as of 14:05');
  await act(() => {
    answer(jsonResponse({ statusCode: 1, value: [] }));
    return Promise.resolve();
  });
  await expect.poll(() => document.body.dataset['asOf']).toBeUndefined();
});

it('a page that shows nothing of what came with it says no time', () => {
  document.body.dataset['asOf'] = 'Figures as of 14:05';
  forgetAge();
  expect(document.body.dataset['asOf']).toBeUndefined();
});

it('the room of the time stays while it is in the window, and goes once it is scrolled out of sight', () => {
  pageOf(innerHeight);
  document.body.dataset['asOf'] = 'Figures as of 14:05';
  forgetAge();
  expect(document.body.matches('[data-as-of][data-current]')).toBe(true);
  pageOf(innerHeight + 400);
  dispatchEvent(new Event('scroll'));
  expect(document.body.matches('[data-as-of], [data-current]')).toBe(false);
});
