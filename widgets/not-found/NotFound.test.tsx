import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { quietEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';
import { testSite } from '../../tests/fixtures/site';

afterEach(cleanup);

const nodes = [node('not-found', { picture: '' })];

describe('NotFound', () => {
  it.each([
    ['a path', '/no/such/page'],
    ['a path with a query', '/no-such-page?from=mail&x=1'],
    ['words that look like a text’s own marks', '/$t(common.close)/{path}/{{path}}/$&'],
  ])('[ROUTE-4] shows %s in full, as it was typed', async (_, address) => {
    await renderPage({ nodes, address, environment: quietEnvironment() });
    expect(screen.getByText(`Page not found: ${window.location.pathname}${window.location.search}`).tagName).toBe('P');
    expect(decodeURI(window.location.pathname + window.location.search)).toBe(address);
  });

  it('[ROUTE-4] shows markup in an address as text, never as HTML', async () => {
    const { container } = await renderPage({
      nodes,
      address: '/x?q=<img src=x onerror=alert(1)>',
      environment: quietEnvironment(),
    });
    expect(container.querySelector('img')).toBeNull();
    expect(container.innerHTML).not.toContain('<img');
  });

  it('[ROUTE-4] leads back to the lobby and shows the site’s picture', async () => {
    const { container } = await renderPage({
      nodes,
      address: '/nowhere',
      environment: quietEnvironment(),
      site: { ...testSite(), logos: { notFound: '/brand/404.svg' } },
    });
    expect(screen.getByRole('link', { name: 'Back to the lobby' }).getAttribute('href')).toBe('/');
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/brand/404.svg');
  });

  it('[ROUTE-5] says so of a page that this site switches off, and of nothing else', async () => {
    await renderPage({
      nodes,
      address: '/spin?from=mail',
      environment: quietEnvironment(),
      site: { ...testSite(), disabledPaths: ['/spin'] },
    });
    expect(screen.getByText('Page Not Found: /spin?from=mail').tagName).toBe('P');
  });
});
