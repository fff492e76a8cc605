// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
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
    await renderPage({ environment: quietEnvironment(), nodes: [node('menu', { variant, label: { EN: 'More' }, links })] });
    expect(
      screen
        .getAllByRole('link')
        .slice(1)
        .map((link) => `${link.textContent} ${link.getAttribute('href') ?? ''}`),
    ).toEqual(['Slots of Test Site /slots', 'Menu /']);
  });

  it('is no empty landmark when all its pages are disabled', async () => {
    await renderPage({ environment: quietEnvironment(), nodes: [node('menu', { variant, label: { EN: 'More' }, links: links.slice(1, 2) })] });
    expect(screen.queryByRole('navigation', { name: 'More' })).toBeNull();
  });
});
