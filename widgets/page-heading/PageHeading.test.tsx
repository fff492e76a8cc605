import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { playerEnvironment, quietEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';

afterEach(cleanup);

describe('PageHeading', () => {
  it('is the one heading of the first level, with what the site knows of itself', async () => {
    await renderPage({
      environment: quietEnvironment(),
      nodes: [
        node('page-heading', {
          title: { key: 'route.home.title' },
          intro: { EN: '{siteName} pays in {currency}; {unknown} stays' },
        }),
      ],
    });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByText('Test Site pays in PHP; {unknown} stays').tagName).toBe('P');
  });

  it('[STATE-6] follows who is signed in', async () => {
    const { application } = await renderPage({
      environment: playerEnvironment(),
      nodes: [node('page-heading', { title: { EN: 'Welcome {playerName}' } })],
    });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Welcome Juan dela Cruz' }).tagName).toBe('H1'));
    act(() => application.stores.sessionLoader.loaded?.logout());
    expect(screen.getByRole('heading').textContent).toBe('Welcome ');
  });

  it('[CALL-X] promises nothing on a page that the platform turned out to lack', async () => {
    const { application } = await renderPage({
      environment: quietEnvironment(),
      nodes: [node('page-heading', { title: { EN: 'Club' }, intro: { EN: 'Spin and win' } })],
    });
    const { site } = application.stores;
    act(() =>
      site.applyTheme({ routes: site.site.routes.map((route) => ({ ...route, name: `not-offered-${route.name}` })) }),
    );
    expect(screen.getByRole('heading', { name: 'Club' })).toBeTruthy();
    expect(screen.queryByText('Spin and win')).toBeNull();
  });
});
