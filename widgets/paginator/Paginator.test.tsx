import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { contentRequest } from '../../engine';
import { checkShape } from '../../engine/config/shape';
import { validators } from '../../schemas/generated/validators/widgets';
import { quietEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';

afterEach(cleanup);

const defaults = { itemsPerPage: 10, maxPagesShown: 5, type: 'button', query: 'page' };
const show = (props: object, address = '/') =>
  renderPage({ nodes: [node('paginator', { ...defaults, ...props })], environment: quietEnvironment(), address });
const current = () => document.querySelector('[aria-current=page]')?.textContent;

/** What the schema says of props that an operator wrote. */
function findings(props: object) {
  const validate = validators['paginator'];
  if (!validate) throw new Error('The paginator has no schema.');
  return checkShape(validate, structuredClone(props)).findings.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
}

describe('Paginator', () => {
  it.each([
    ['/', '1'],
    ['/?page=4', '4'],
    ['/?page=99', '12'],
    ['/?page=0', '1'],
    ['/?page=-3', '1'],
    ['/?page=2.5', '1'],
    ['/?page=x', '1'],
  ])('[PAGER-1] stands at the page of %s: %s', async (address, page) => {
    await show({ total: 120 }, address);
    expect(current()).toBe(page);
  });

  it('[PAGER-1] [PAGER-3] goes by keyboard, one, a jump and the last, and keeps the rest of the address', async () => {
    await show({ total: 120, query: 'p' }, '/?sort=name');
    const keys = userEvent.setup();
    const go = async (name: string) => {
      act(() => screen.getByRole('button', { name }).focus());
      await keys.keyboard('{Enter}');
      return window.location.search;
    };
    expect([await go('Next page'), await go('Forward 3 pages'), await go('Page 12')]).toEqual([
      '?sort=name&p=2',
      '?sort=name&p=5',
      '?sort=name&p=12',
    ]);
    expect(await go('Page 1')).toBe('?sort=name');
    expect(screen.getByRole('button', { name: 'Previous page' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('[PAGER-2] links to the address of each page', async () => {
    await show({ total: 120, type: 'link', linkUrl: '/slots?page=[page]' });
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/slots?page=3');
  });

  it('[PAGER-2] [ROUTE-3] links within the language of the page', async () => {
    const nodes = [node('paginator', { ...defaults, total: 120, type: 'link', linkUrl: '/slots?page=[page]' })];
    await renderPage({ nodes, environment: quietEnvironment(), address: '/vi', locale: 'VI' });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/vi/slots?page=3');
  });

  it('[PAGER-1] counts a list of the site, and shows nothing until its length is known', async () => {
    const known = contentRequest('news', { page: 1, pageSize: 10 });
    await show({ list: 'news' });
    expect(screen.queryByRole('navigation')).toBeNull();
    cleanup();
    const value = { items: [], total: 35, page: 1, pageSize: 10 };
    await renderPage({
      nodes: [node('paginator', { ...defaults, list: 'news' })],
      environment: quietEnvironment(),
      content: [[known, value]],
    });
    expect(screen.getByRole('button', { name: 'Page 4' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Page 5' })).toBeNull();
  });

  it('[PAGER-1] counts pages as the platform gives them, where they are shorter than what was asked for', async () => {
    await renderPage({
      nodes: [node('paginator', { ...defaults, list: 'news' })],
      environment: quietEnvironment(),
      content: [[contentRequest('news', { page: 1, pageSize: 10 }), { items: [], total: 35, page: 1, pageSize: 7 }]],
    });
    expect(screen.getByRole('button', { name: 'Page 5' })).toBeTruthy();
  });

  it.each([
    ['neither a number nor a list', { itemsPerPage: 5 }, ': "total" is missing. Add it, for example "total": 120.'],
    ['no items a page', { total: 5, itemsPerPage: 0 }, 'itemsPerPage: 0 is too small: it must be at least 1.'],
    ['no page to show', { total: 5, maxPagesShown: -1 }, 'maxPagesShown: -1 is too small: it must be at least 1.'],
    [
      'links without an address',
      { total: 5, type: 'link' },
      ': "linkUrl" is missing. Add it, for example "linkUrl": "/news?page=[page]".',
    ],
  ])('[PAGER-1] [PAGER-2] refuses a descriptor with %s', (_, props, expected) => {
    expect(findings(props)).toEqual([expected]);
  });
});
