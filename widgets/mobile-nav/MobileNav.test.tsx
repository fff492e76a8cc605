import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contentRequest } from '../../engine';
import { followUnfoldedMenus } from '../../engine/application/unfoldedMenus';
import { lobby } from '../../engine/examples';
import { jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
import { lobbySite } from '../../tests/fixtures/lobbySite';
import { turn } from '../../tests/fixtures/settled';
import { testSite } from '../../tests/fixtures/site';
import { installPopovers } from '../../tests/fixtures/popover';
import * as styles from './forms/Tabs.css';
import { documentPayload, node, renderPage } from '../../tests/fixtures/renderPage';

let end = () => {};
beforeAll(() => {
  end = installPopovers();
});
afterAll(() => end());
afterEach(cleanup);

const items = [
  { label: { EN: 'Lobby' }, icon: 'home', route: 'home' },
  { label: { EN: 'Play' }, icon: 'slots', route: 'slots' },
  { label: { EN: 'More' }, icon: 'menu' },
];
const content = [[contentRequest('lobby', {}), lobby]] as const;

/** Shows it where layouts have it: outside of the page, so that it stays when the page changes. */
async function show(variant: string) {
  const navigation = [
    node('mobile-nav', {
      variant,
      items,
      links: [
        { label: { EN: 'Promotions' }, route: 'promotions' },
        { label: { EN: 'Gone' }, route: 'no-such-page' },
      ],
    }),
  ];
  const { template } = testSite().theme;
  const regions = [
    { id: 'main', landmark: 'main' as const, nodes: [], page: 'main' },
    { id: 'dock', landmark: 'none' as const, nodes: navigation },
  ];
  const site = lobbySite({ layouts: { [template]: { name: template, regions } } });
  const page = { nodes: [], content, site };
  const environment = testEnvironment({
    fetch: (url) =>
      url === '/slots.json'
        ? Promise.resolve(jsonResponse(documentPayload({ ...page, address: '/slots' })))
        : new Promise(() => undefined),
  });
  return renderPage({ ...page, environment });
}

async function press(element: HTMLElement): Promise<void> {
  await act(async () => {
    fireEvent.click(element);
    await Promise.resolve();
  });
}

describe.each([
  ['dock', 'More', 'Close'],
  ['drawer', 'Open menu', 'Close'],
])('MobileNav, %s', (variant, opener, closer) => {
  const panel = (container: HTMLElement) => container.querySelector<HTMLElement>('[popover="auto"]');

  it('opens a menu that the browser itself closes by Escape or a press beside it, without scripts', async () => {
    const { container } = await show(variant);
    const button = screen.getByRole('button', { name: opener });
    expect(button.getAttribute('popovertarget')).toBe(panel(container)?.id);
    await press(button);
    expect(panel(container)?.matches(':popover-open')).toBe(true);
    await press(within(panel(container) ?? container).getByRole('button', { name: closer, hidden: true }));
    expect(panel(container)?.matches(':popover-open')).toBe(false);
  });

  it('holds the whole menu and closes with the next page', async () => {
    const { container } = await show(variant);
    await press(screen.getByRole('button', { name: opener }));
    const menu = within(panel(container) ?? container);
    expect(menu.getByRole('link', { name: 'Promotions', hidden: true }).getAttribute('href')).toBe('/promotions');
    expect(menu.queryByText('Gone')).toBeNull();
    await press(menu.getByRole('link', { name: /^Slots/, hidden: true }));
    await waitFor(() => expect(window.location.pathname).toBe('/slots'));
    await waitFor(() => expect(panel(container)?.matches(':popover-open')).toBe(false));
  });
});

describe('MobileNav, dock', () => {
  it('tells whether its menu is open', async () => {
    await show('dock');
    const button = screen.getByRole('button', { name: 'More' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await press(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
  });

  it('closes its menu with a page that no link in it led to', async () => {
    const { container } = await show('dock');
    await press(screen.getByRole('button', { name: 'More' }));
    const isOpen = () => container.querySelector('[popover="auto"]')?.matches(':popover-open');
    expect(isOpen()).toBe(true);
    await press(screen.getByRole('link', { name: 'Play' }));
    await waitFor(() => expect(window.location.pathname).toBe('/slots'));
    await waitFor(() => expect(isOpen()).toBe(false));
  });
});

describe.each(['dock', 'tabs', 'words', 'fab'])('MobileNav, %s', (variant) => {
  it('leads to the search of a page, of which it is not the place', async () => {
    const search = { label: { EN: 'Find' }, icon: 'search', route: 'home', query: { find: '1' } };
    await renderPage({
      nodes: [node('mobile-nav', { variant, items: [...items.slice(0, 1), search], links: [] })],
      site: lobbySite(),
    });
    const link = screen.getByRole('link', { name: 'Find', hidden: true });
    expect([link.getAttribute('href'), link.getAttribute('aria-current')]).toEqual(['/?find=1', null]);
  });
});

describe('MobileNav, drawer', () => {
  it('closes when the focus leaves it', async () => {
    const { container } = await show('drawer');
    await press(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = container.querySelector<HTMLElement>('[popover="auto"]');
    if (!drawer) throw new Error('There is no drawer.');
    const inside = within(drawer).getByRole('link', { name: 'Promotions', hidden: true });
    act(() => inside.focus());
    expect(drawer.matches(':popover-open')).toBe(true);
    act(() => screen.getByRole('button', { name: 'Open menu' }).focus());
    expect(drawer.matches(':popover-open')).toBe(false);
  });
});

describe('MobileNav, tabs', () => {
  it.each([
    ['on home, to which no item leads', '/', items.slice(1), true],
    ['on home, to which an item leads', '/', items, false],
    ['on a page to which no item leads', '/promotions', items.slice(1), false],
  ])('marks what opens the menu, or not, %s', async (_, address, shown, isMarked) => {
    const { container } = await renderPage({
      nodes: [node('mobile-nav', { variant: 'tabs', items: shown, links: [] })],
      site: lobbySite(),
      address,
    });
    expect(container.querySelector('summary')?.className).toBe(isMarked ? styles.current : styles.tab);
  });

  const sheet = (container: HTMLElement) => container.querySelector('details');
  const toggle = (details: HTMLDetailsElement | null, isOpen: boolean) =>
    act(async () => {
      if (details) details.open = isOpen;
      await turn();
    });

  it('closes by Escape and gives the focus back to what opened it', async () => {
    const { container } = await show('tabs');
    const endMenus = followUnfoldedMenus();
    await toggle(sheet(container), true);
    const link = screen.getByRole('link', { name: 'Promotions' });
    act(() => link.focus());
    fireEvent.keyDown(link, { key: 'Escape' });
    endMenus();
    expect(sheet(container)?.open).toBe(false);
    expect(document.activeElement).toBe(container.querySelector('summary'));
  });

  it('closes with the next page', async () => {
    const { container } = await show('tabs');
    await toggle(sheet(container), true);
    await press(screen.getByRole('link', { name: 'Slots' }));
    await waitFor(() => expect(window.location.pathname).toBe('/slots'));
    await waitFor(() => expect(sheet(container)?.open).toBe(false));
  });
});
