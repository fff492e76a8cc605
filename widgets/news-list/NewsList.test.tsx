import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { patient, press } from '../../tests/fixtures/gridPage';
import { lobbySite } from '../../tests/fixtures/lobbySite';
import { node, renderPage } from '../../tests/fixtures/renderPage';
import { createSandboxWorld, type SandboxWorld } from '../../tests/fixtures/sandboxWorld';

const site = lobbySite();
let world: SandboxWorld;
beforeAll(async () => {
  world = await createSandboxWorld(site);
});
afterAll(() => world.close());
afterEach(cleanup);

const pages = node('paginator', {
  list: 'news',
  itemsPerPage: 2,
  maxPagesShown: 5,
  type: 'link',
  linkUrl: '/news?page=[page]',
  query: 'page',
});
const open = (address: string) =>
  renderPage({
    site,
    environment: world.environment({}),
    address,
    nodes: [node('news-list', { pageSize: 2 }, { pages: [pages] })],
  });
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('NewsList', () => {
  it('[PAGER-1] [PAGER-2] goes on by the paginator below it, and begins the page at its first news', async () => {
    await open('/news');
    const navigation = within(await screen.findByRole('navigation', { name: 'Pages' }, patient));
    const first = titles();
    expect(first).toHaveLength(2);
    const next = navigation.getByRole('link', { name: 'Next page' });
    expect(next.getAttribute('href')).toBe('/news?page=2');
    await press(next);
    await waitFor(() => expect(titles()[0]).not.toBe(first[0]), patient);
    expect(window.location.search).toBe('?page=2');
    expect(document.activeElement?.textContent).toBe(titles()[0]);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
  });

  it('has the paginator beside the cards only, not beside a text that is read', async () => {
    await open('/news');
    const [link] = await waitFor(() => {
      const links = within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('link');
      expect(links).toHaveLength(2);
      return links;
    }, patient);
    if (!link) throw new Error('There is no news.');
    await press(link);
    await waitFor(() => expect(window.location.search).toMatch(/^\?item=/), patient);
    await waitFor(
      () => expect(screen.getByRole('heading', { name: link.textContent })).toBe(document.activeElement),
      patient,
    );
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('[SITE-6] the way back from a text gives the focus to the link that led to it', async () => {
    await open('/news');
    const found = () => within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('link');
    await waitFor(() => expect(found()).toHaveLength(2), patient);
    await press(found()[1]);
    await press(await screen.findByRole('button', { name: 'Back to news' }, patient));
    await waitFor(() => expect(document.activeElement).toBe(found()[1]), patient);
  });
});
