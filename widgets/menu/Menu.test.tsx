import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
import { quietEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';

afterEach(cleanup);

const links = [
  { label: { EN: 'Slots of {siteName}' }, route: 'slots' },
  { label: { EN: 'Mission board' }, route: 'mission' },
  { label: { key: 'common.menu' }, route: 'home', icon: 'menu' },
];

describe.each(['inline', 'plain', 'buttons'])('Menu, %s', (variant) => {
  it('links to pages of the site, without those it disables', async () => {
    await renderPage({
      environment: quietEnvironment(),
      nodes: [node('menu', { variant, label: { EN: 'More' }, links })],
    });
    expect(
      screen
        .getAllByRole('link')
        .slice(1)
        .map((link) => `${link.textContent} ${link.getAttribute('href') ?? ''}`),
    ).toEqual(['Slots of Test Site /slots', 'Menu /']);
  });

  it('is no empty landmark when all its pages are disabled', async () => {
    await renderPage({
      environment: quietEnvironment(),
      nodes: [node('menu', { variant, label: { EN: 'More' }, links: links.slice(1, 2) })],
    });
    expect(screen.queryByRole('navigation', { name: 'More' })).toBeNull();
  });
});

describe('Menu, filled by the operator', () => {
  const menu = [
    { content_id: 'promotions' },
    { content_id: 'slot_game' },
    { content_id: 'about', children: [{ content_id: 'home' }, { content_id: 'mission' }] },
  ];
  const own = { label: { EN: 'Our slots' }, route: 'slots' };

  it.each<[string, unknown, string, readonly string[]]>([
    ['nothing fills it', menu, '', ['Our slots', 'Menu']],
    ['the top level, whose pages this site has', menu, '*', ['Our slots']],
    ['an entry, in its order, without pages this site disables', menu, 'about', ['Menu']],
    ['an entry that the operator does not have', menu, 'help', ['Our slots', 'Menu']],
    ['start-up names no menu', [], '*', ['Our slots', 'Menu']],
    ['an entry that holds nothing, as a plain link does', [{ content_id: 'about' }], 'about', ['Our slots', 'Menu']],
    ['ids that nobody here knows', [{ content_id: 12 }, { content_id: 'specials' }], '*', ['Our slots', 'Menu']],
    ['a top level of groups alone', menu.slice(2), '*', ['Our slots', 'Menu']],
    ['ids in capitals', [{ content_id: ' Slot_Game ' }, { content_id: 'HOME' }], '*', ['Our slots', 'Menu']],
    ['a segment', [{ content_id: 'home' }, { content_id: 'Slots' }], '*', ['Menu', 'Our slots']],
    ['an entry in capitals', [{ content_id: 'About', children: [{ content_id: 'Slots' }] }], 'about', ['Our slots']],
    ['ids of which one is known', [{ content_id: 12 }, { content_id: 'home' }], '*', ['Menu']],
  ])('[STATE-9] %s', async (_, answered, filledBy, labels) => {
    const startup = {
      statusCode: 1,
      maintenance: { is_maintenance: false },
      content: { menu: answered, game_menu: [] },
    };
    const environment = testEnvironment({
      fetch: (url) => (url === '/api/startup' ? Promise.resolve(jsonResponse(startup)) : new Promise(() => undefined)),
    });
    const props = { variant: 'inline', label: { EN: 'More' }, links: [own, ...links.slice(1)], filledBy };
    const { application } = await renderPage({ environment, nodes: [node('menu', props)] });
    await waitFor(() => expect(application.stores.site.isOpen).toBe(true));
    await waitFor(() =>
      expect(
        screen
          .queryAllByRole('link')
          .slice(1)
          .map(({ textContent }) => textContent),
      ).toEqual(labels),
    );
  });
});
