import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApplication, createServerEnvironment } from '..';
import { registry } from '../../widgets';
import { lobbySite } from '../../tests/fixtures/lobbySite';
import { testEnvironment } from '../../tests/fixtures/environment';
import { playerEnvironment } from '../../tests/fixtures/player';
import { documentPayload, node, plainTemplates } from '../../tests/fixtures/renderPage';
import { serve } from '../../tests/fixtures/serve';

import { createHydrationTracker } from './hydrationTracker';

afterEach(cleanup);

/** Serves a page as everybody gets it and takes it over where a player has signed in before. */
async function hydrateAsPlayer(): Promise<readonly string[]> {
  window.history.replaceState(null, '', '/');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const environment = playerEnvironment();
  const parts = {
    registry,
    templates: plainTemplates(),
    payload: documentPayload({ site: lobbySite(), environment, nodes: [node('session-bar', { variant: 'ears' })] }),
  };
  const server = createApplication({
    ...parts,
    location: '/',
    environment: createServerEnvironment({
      now: environment.now,
      report: () => undefined,
      sanitizeHtml: (html) => html,
    }),
  });
  await server.preload();
  const container = document.createElement('div');
  container.innerHTML = await serve(server.element);
  document.body.append(container);
  const application = createApplication({ ...parts, environment });
  await application.preload();
  const recovered: string[] = [];
  await act(async () => {
    render(application.element, {
      container,
      hydrate: true,
      onRecoverableError: (error) => recovered.push(String(error).split('\n')[0] ?? ''),
    });
    await Promise.resolve();
  });
  return recovered;
}

describe('the hydration tracker', () => {
  it('waits for every part that is expected, and for none twice', () => {
    const { expect: expectPart, arrive, whenDone } = createHydrationTracker(testEnvironment());
    const run = vi.fn();
    ['menu', 'games'].forEach(expectPart);
    whenDone(run);
    arrive('menu');
    expect(run).not.toHaveBeenCalled();
    arrive('games');
    arrive('games');
    expect(run).toHaveBeenCalledOnce();
  });
});

describe('a served page', () => {
  it('[STATE-1] turns into the player’s once it has been hydrated', async () => {
    await hydrateAsPlayer();
    expect((await screen.findByRole('link', { name: 'Deposit' })).getAttribute('href')).toBe('/deposit');
  });

  // Widgets are hydrated one by one after the page's layout, and the player is restored before the last of them: React
  // then builds those again.
  it('[STATE-1] is hydrated without a mismatch when a player has signed in before', async () => {
    expect(await hydrateAsPlayer()).toEqual([]);
  });
});
