import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createApplication,
  createRegistry,
  createServerEnvironment,
  defineWidget,
  type CompiledNode,
  type Registry,
} from '..';
import type { Environment } from '../environment';
import { quietEnvironment } from '../../tests/fixtures/player';
import { documentPayload, plainTemplates } from '../../tests/fixtures/renderPage';
import { serve } from '../../tests/fixtures/serve';

const said: unknown[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(words));
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const nodes: readonly CompiledNode[] = [
  { id: 'always', type: 'always', props: {} },
  { id: 'wide', type: 'wide', props: {}, when: { viewport: { from: 'desktop' } } },
  { id: 'narrow', type: 'narrow', props: {}, when: { viewport: { below: 'desktop' } } },
];

/** A registry of its own for every side, so that what one has loaded the other has not. */
function widgets(loaded: string[]): Registry {
  return createRegistry(
    ['always', 'wide', 'narrow'].map((type) =>
      defineWidget({
        type,
        load: () => {
          loaded.push(type);
          const name = `${type[0]?.toUpperCase() ?? ''}${type.slice(1)}`;
          return Promise.resolve({ [name]: () => <button type="button">{type}</button> });
        },
      }),
    ),
  );
}

function windowOf(width: number): { readonly media: Environment['media']; readonly resize: (next: number) => void } {
  const listeners = new Set<() => void>();
  let current = width;
  return {
    media: (query) => ({
      get matches() {
        return current >= Number(/\d+/.exec(query)?.[0]);
      },
      subscribe: (onChange) => {
        listeners.add(onChange);
        return () => void listeners.delete(onChange);
      },
    }),
    resize: (next) => {
      current = next;
      listeners.forEach((tell) => tell());
    },
  };
}

async function hydrate(width: number) {
  const world = quietEnvironment();
  window.history.replaceState(null, '', '/');
  const payload = documentPayload({ nodes, environment: world });
  const served = createApplication({
    payload,
    registry: widgets([]),
    templates: plainTemplates(),
    location: '/',
    environment: createServerEnvironment({ now: world.now, report: () => undefined, sanitizeHtml: (html) => html }),
  });
  await served.preload();
  const container = document.createElement('div');
  container.innerHTML = await serve(served.element);
  document.body.append(container);
  const before = buttons(container);
  const markup = container.querySelector(`.${width >= 1024 ? 'from' : 'below'}-desktop button`);

  const loaded: string[] = [];
  const recovered: unknown[] = [];
  const view = windowOf(width);
  const application = createApplication({
    payload,
    registry: widgets(loaded),
    templates: plainTemplates(),
    environment: { ...world, media: view.media },
  });
  await application.preload();
  await act(async () => {
    render(application.element, { container, hydrate: true, onRecoverableError: (error) => recovered.push(error) });
    await Promise.resolve();
  });
  return {
    container,
    before,
    markup,
    loaded,
    recovered,
    resize: (next: number) =>
      act(async () => {
        view.resize(next);
        await Promise.resolve();
      }),
  };
}

const buttons = (root: HTMLElement) => [...root.querySelectorAll('button')].map(({ textContent }) => textContent);

describe('Conditional', () => {
  it.each([
    ['wide', 1280, 'narrow'],
    ['narrow', 400, 'wide'],
  ])(
    '[CARD-2, VIEW-1] serves every width; a %s window neither loads nor hydrates the other, and lets it go',
    async (shown, width, other) => {
      const { container, before, markup, loaded, recovered } = await hydrate(width);
      expect(before).toEqual(['always', 'wide', 'narrow']);
      expect(loaded).toEqual(['always', shown]);
      expect(buttons(container)).toEqual(['always', shown]);
      expect(container.querySelector(`.${width >= 1024 ? 'from' : 'below'}-desktop button`)).toBe(markup);
      expect(screen.queryByText(other)).toBeNull();
      expect([recovered, said]).toEqual([[], []]);
    },
  );

  it('[VIEW-1] hides by a class of the breakpoint what the width will rule out, before any script', async () => {
    const { container } = await hydrate(1280);
    expect(container.querySelector('.from-desktop')?.textContent).toBe('wide');
  });

  it('[VIEW-1] loads and shows a node when the window comes to its width', async () => {
    const { container, loaded, resize } = await hydrate(1280);
    await resize(600);
    await waitFor(() => expect(buttons(container)).toEqual(['always', 'narrow']));
    expect(loaded).toEqual(['always', 'wide', 'narrow']);
  });
});
