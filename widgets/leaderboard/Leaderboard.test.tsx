import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { jsonResponse } from '../../tests/fixtures/environment';
import { lobbySite } from '../../tests/fixtures/lobbySite';
import { quietEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';
import { settled } from '../../tests/fixtures/settled';

/** What the platform says of its tournament; undefined for an answer that does not come. */
type Answer = () => Promise<Response>;

async function show(answer: Answer, standalone = true) {
  const base = quietEnvironment();
  const environment: typeof base = {
    ...base,
    fetch: (url, init) => (url.startsWith('/api/home/leaderboard') ? answer() : base.fetch(url, init)),
  };
  const page = await renderPage({
    site: lobbySite(),
    environment,
    address: '/leaderboard',
    nodes: [node('leaderboard', { variant: 'board', limit: 50, standalone })],
  });
  return { ...page, environment };
}

const missing: Answer = () => Promise.resolve(new Response('<h1>Not Found</h1>', { status: 404 }));
const empty: Answer = () =>
  Promise.resolve(
    jsonResponse({ statusCode: 1, value: { title: 'Harbor Cup', ends_at: '2026-12-09T00:00:00Z', rows: [] } }),
  );

it('[CALL-X] says that the site does not offer it, and where else to go, where the platform lacks the call', async () => {
  await show(missing);
  expect(await screen.findByText('Not available on this site')).toBeTruthy();
  expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('[ERR-4] can be asked for again where it could not be read', async () => {
  await show(() => Promise.reject(new TypeError('network down')));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('says that nobody has points yet', async () => {
  await show(empty);
  expect(await screen.findByText('No standings yet')).toBeTruthy();
});

it('has the room of a table while the tournament is on its way', async () => {
  await show(() => new Promise(() => undefined));
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull());
});

it.each([missing, empty])('shows nothing beside other things of a page', async (answer) => {
  const { container, environment } = await show(answer, false);
  await act(() => settled(environment));
  expect(container.querySelector('main')?.textContent ?? container.textContent).toBe('');
});
