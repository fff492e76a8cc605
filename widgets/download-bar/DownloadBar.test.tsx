import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestEnvironment } from '../../tests/fixtures/environment';
import { quietEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';
import { testSite } from '../../tests/fixtures/site';

afterEach(cleanup);

const show = (appDownload: boolean, environment: TestEnvironment = quietEnvironment()) =>
  renderPage({
    nodes: [node('download-bar', { modal: 'app-download' })],
    environment,
    site: { features: { ...testSite().features, appDownload } },
  });
const bar = () => screen.queryByRole('region', { name: 'Mobile app' });

describe('DownloadBar', () => {
  it('shows where the site has an app, and leads to its modal', async () => {
    await show(true);
    expect(bar()).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Get' }).getAttribute('href')).toBe('#app-download');
  });

  it('[STATE-3] stays closed in this browser, and the state of the frame says so', async () => {
    const environment = quietEnvironment();
    const { application } = await show(true, environment);
    const close = screen.getByRole('button', { name: 'Close the app banner' });
    act(() => close.focus());
    act(() => close.click());
    expect(document.activeElement?.id, 'the focus goes to the content').toBe('main');
    expect([bar(), application.stores.site.layout.showsDownloadBar]).toEqual([null, false]);
    cleanup();
    await show(true, environment);
    expect(bar()).toBeNull();
  });

  it('[STATE-3] shows neither without the switch nor in the installed site', async () => {
    await show(false);
    expect(bar()).toBeNull();
    cleanup();
    const media = (query: string) => ({
      matches: query === '(display-mode: standalone)',
      subscribe: () => () => undefined,
    });
    await show(true, { ...quietEnvironment(), media });
    expect(bar()).toBeNull();
  });
});
