import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
import { quietEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';

afterEach(cleanup);

/** A world in which start-up ends, well or with a failure. */
const begun = (status = 200) =>
  testEnvironment({
    fetch: (url) =>
      url === '/api/startup'
        ? Promise.resolve(jsonResponse({ statusCode: 1, maintenance: { is_maintenance: false } }, status))
        : new Promise(() => undefined),
  });
const cover = () => document.querySelector('[data-part=preloader]');

describe('Preloader', () => {
  it.each([
    ['answered', 200],
    ['failed', 500],
  ])('[STATE-3] [STATE-9] covers the page until start-up has %s', async (_, status) => {
    await renderPage({ nodes: [node('preloader', { covers: true })], environment: quietEnvironment() });
    expect(cover()).not.toBeNull();
    cleanup();
    await renderPage({ nodes: [node('preloader', { covers: true })], environment: begun(status) });
    await waitFor(() => expect(cover()).toBeNull());
  });

  it('waits for start-up on its page, with a way on', async () => {
    await renderPage({
      nodes: [node('preloader', { covers: false, route: 'slots' })],
      environment: quietEnvironment(),
    });
    expect(screen.getByRole('heading', { name: 'Loading Test Site' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the lobby' }).getAttribute('href')).toBe('/slots');
    expect(window.location.pathname).toBe('/');
  });

  it.each([
    ['the page it names', '/', '/slots'],
    ['the address that waits', '/?next=%2Flogin%3Fa%3D1', '/slots'],
    ['no other site', '/?next=%2F%2Fevil.example', '/slots'],
    ['a page that waits', '/?next=%2Fplaynow%3Fgame%3Dkoi', '/playnow?game=koi'],
  ])('leads on to %s once start-up is over', async (_, address, wanted) => {
    const { length } = window.history;
    await renderPage({ nodes: [node('preloader', { covers: false, route: 'slots' })], environment: begun(), address });
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe(wanted));
    // Back leads past it.
    expect(window.history.length - length).toBe(0);
  });
});
