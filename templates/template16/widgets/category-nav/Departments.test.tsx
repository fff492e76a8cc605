import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { contentRequest } from '../../../../engine';
import { gamePage, gamesOf, lobby, providers } from '../../../../engine/examples';
import { lobbySite } from '../../../../tests/fixtures/lobbySite';
import { quietEnvironment } from '../../../../tests/fixtures/player';
import { node, renderPage } from '../../../../tests/fixtures/renderPage';

afterEach(cleanup);

const facets = [
  { name: 'tag', values: [{ value: 'new', games: 13 }] },
  { name: 'provider', values: [{ value: 'TIDEWELL', label: 'Tidewell', games: 214 }] },
] as const;
const show = () =>
  renderPage({
    site: lobbySite(),
    environment: quietEnvironment(),
    content: [
      [contentRequest('lobby', {}), lobby],
      [contentRequest('providers', {}), providers],
      [
        contentRequest('games', { category: 'slot_game', pageSize: 1, facets: true }),
        { ...gamePage(gamesOf(1), 1284), facets },
      ],
    ],
    nodes: [
      node('category-nav', {
        variant: 'departments',
        groups: [],
        links: [],
        showCounts: false,
        showProviders: 60,
        menus: [],
      }),
    ],
  });
const word = (name: string) => screen.getByRole('button', { name });
/** Opens the panel, whose code may have to load. */
const press = () =>
  act(async () => {
    word('Slots').click();
    await Promise.resolve();
  });
const panelOf = (part: HTMLElement) => part.closest<HTMLElement>('[data-part=mega-panel]') ?? expect.unreachable();

describe('departments', () => {
  it('[CAT-1, CAT-5] a word opens its panel: sorts with counts, studios that lead to their games here, the game in the window', async () => {
    await show();
    await press();
    const panel = within(panelOf(await screen.findByRole('heading', { name: 'Studios' })));
    expect(word('Slots').getAttribute('aria-expanded')).toBe('true');
    expect(panel.getByRole('link', { name: 'New13' }).getAttribute('href')).toBe('/slots?tag=new');
    expect(panel.getByRole('link', { name: 'Tidewell' }).getAttribute('href')).toBe('/slots?provider=TIDEWELL');
    expect(panel.getByRole('link', { name: 'Lucky Koi' }).getAttribute('href')).toContain('/playnow');
  });

  it('Escape closes the panel and gives the focus back; so does a second press', async () => {
    await show();
    await press();
    const heading = await screen.findByRole('heading', { name: 'Studios' });
    fireEvent.keyDown(heading, { key: 'Escape' });
    expect(screen.queryByRole('heading', { name: 'Studios' })).toBeNull();
    expect(document.activeElement).toBe(word('Slots'));
    act(() => word('Slots').click());
    expect(word('Slots').getAttribute('aria-expanded')).toBe('true');
    act(() => word('Slots').click());
    expect(word('Slots').getAttribute('aria-expanded')).toBe('false');
  });
});
