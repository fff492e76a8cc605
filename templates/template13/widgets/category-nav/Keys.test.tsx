import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { lobbySite } from '../../../../tests/fixtures/lobbySite';
import { quietEnvironment } from '../../../../tests/fixtures/player';
import { node, renderPage } from '../../../../tests/fixtures/renderPage';

afterEach(cleanup);

const search = node('game-search', { variant: 'box', route: 'slots' });
const keys = node('category-nav', {
  variant: 'keys',
  groups: [],
  links: [],
  menus: [],
  showCounts: false,
  showProviders: 0,
});
const show = (nodes: readonly ReturnType<typeof node>[]) =>
  renderPage({
    site: lobbySite(),
    environment: { ...quietEnvironment(), media: () => ({ matches: true, subscribe: () => () => undefined }) },
    nodes,
  });
const slash = (init: KeyboardEventInit = {}) => {
  fireEvent.keyDown(document.body, { key: '/', ...init });
  return document.activeElement?.localName;
};

it('[CAT-7] no single key moves the focus where nothing turns it off (WCAG 2.1.4)', async () => {
  await show([search]);
  expect([slash(), screen.getByRole('searchbox').getAttribute('aria-keyshortcuts')]).toEqual(['body', null]);
});

it('[CAT-7] the key / reaches the search for as long as the keys are on', async () => {
  await show([search, keys]);
  const off = await screen.findByRole('button', { name: 'Keyboard shortcuts' });
  expect([slash({ ctrlKey: true }), slash({ isComposing: true })]).toEqual(['body', 'body']);
  expect([slash(), screen.getByRole('searchbox').getAttribute('aria-keyshortcuts')]).toEqual(['input', '/']);
  act(() => screen.getByRole('searchbox').blur());
  act(() => off.click());
  expect([slash(), screen.getByRole('searchbox').getAttribute('aria-keyshortcuts')]).toEqual(['body', null]);
});
