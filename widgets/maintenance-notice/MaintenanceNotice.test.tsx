import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
import { node, renderPage } from '../../tests/fixtures/renderPage';
import type { CompiledSite } from '../../engine';
import { testSite } from '../../tests/fixtures/site';

afterEach(cleanup);

const now = Date.parse('2026-12-01T12:00:00Z');
const aheadMs = 3_600_000;
const layouts = {
  ...testSite().layouts,
  maintenance: {
    name: 'maintenance',
    regions: [
      {
        id: 'main',
        landmark: 'main' as const,
        nodes: [node('maintenance-notice', {}, { language: [node('language-switcher', {})] })],
      },
    ],
  },
};

/** A page that has just heard that the site is closed, from a platform whose clock runs an hour ahead. */
async function closed(maintenance: () => object, site: Partial<CompiledSite> = {}) {
  let asked = 0;
  const environment = testEnvironment({
    now: () => now,
    fetch: () => {
      asked += 1;
      const response = jsonResponse({ statusCode: 1, maintenance: maintenance() });
      response.headers.set('date', new Date(now + aheadMs).toUTCString());
      return Promise.resolve(response);
    },
  });
  await renderPage({ environment, nodes: [], site: { layouts, ...site } });
  await screen.findByRole('heading', { name: 'Under maintenance' });
  return { asked: () => asked };
}

describe('the notice', () => {
  it('[LAYOUT-3] counts down by the platform’s clock, and needs nobody to ask', async () => {
    await closed(() => ({
      is_maintenance: true,
      start_date: null,
      end_date: new Date(now + aheadMs + 90_000).toISOString(),
    }));
    expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toBe('00:01:30');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[LAYOUT-3] of a window without an end looks when the player asks, and says what it found', async () => {
    let isOn = true;
    const { asked } = await closed(() => ({ is_maintenance: isOn, start_date: null, end_date: null }));
    expect(screen.queryByRole('timer')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Still unavailable. We’re working on it.')).toBeTruthy();
    expect(asked()).toBe(2);
    isOn = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => screen.queryByRole('heading', { name: 'Under maintenance' })).toBeNull();
  });

  it.each([
    ['mailto:help@test.example', 'help@test.example'],
    ['tel:+63-2-555-0100', '+63-2-555-0100'],
    ['https://help.test.example/chat', null],
  ])('[LAYOUT-3] leads to %s, and spells it where it can be copied', async (support, spelt) => {
    await closed(() => ({ is_maintenance: true, start_date: null, end_date: null }), { support });
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(support);
    expect(screen.queryByText(/help@|555/)?.textContent ?? null).toBe(spelt);
  });

  it('[LAYOUT-3] [I18N-1] lets the player choose a language, and names no address where there is none', async () => {
    await closed(() => ({ is_maintenance: true, start_date: null, end_date: null }));
    expect(document.querySelectorAll('[data-part="language-switcher"] a[hreflang]').length).toBe(
      testSite().locales.enabled.length,
    );
    expect(screen.queryByRole('link', { name: 'Contact us' })).toBeNull();
  });

  it.each([['/brand/maintenance.svg'], [undefined]])(
    '[LAYOUT-3] shows the site’s picture (%s), or a scene where there is none',
    async (maintenancePicture) => {
      await closed(
        () => ({ is_maintenance: true, start_date: null, end_date: null }),
        maintenancePicture ? { maintenancePicture } : {},
      );
      expect(
        document.querySelector('[data-part="maintenance-notice"] img[src="/brand/maintenance.svg"]') !== null,
      ).toBe(maintenancePicture !== undefined);
      expect(document.querySelector('[data-part="notice-scene"]') !== null).toBe(maintenancePicture === undefined);
    },
  );

  it('[LAYOUT-3] stands by itself: what a template does to a page of some name is nothing to it', async () => {
    await closed(() => ({ is_maintenance: true, start_date: null, end_date: null }));
    expect(document.querySelector('[data-layout]')?.getAttribute('data-page')).toBe('maintenance');
    expect(document.querySelector('[data-page="home"]')).toBeNull();
  });
});
