import { act, cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followUnfoldedMenus } from '../../engine/application/unfoldedMenus';
import type { CompiledSite } from '../../engine/config/compiled';
import { jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
import { documentPayload, node, renderPage } from '../../tests/fixtures/renderPage';
import { testSite } from '../../tests/fixtures/site';

afterEach(cleanup);

const locales: CompiledSite['locales'] = {
  default: 'EN',
  enabled: [
    { code: 'EN', lang: 'en', date: 'en', prefix: '', name: 'English' },
    { code: 'PHP', lang: 'fil', date: 'en', prefix: 'php', name: 'Filipino' },
    { code: 'CN', lang: 'zh-Hans', date: 'zh', prefix: 'cn', name: '简体中文' },
  ],
};
const nodes = [node('language-switcher', { compact: false })];

async function show(address: string, changes: Partial<CompiledSite> = {}) {
  const site = testSite({ locales, ...changes });
  const setCookie = vi.fn();
  const filipino = documentPayload({ nodes, site, locale: 'PHP', address: '/slots' });
  const environment = {
    ...testEnvironment({
      fetch: (url) =>
        url === '/php/slots.json' ? Promise.resolve(jsonResponse(filipino)) : new Promise(() => undefined),
    }),
    cookies: { get: () => undefined, set: setCookie },
  };
  return { setCookie, ...(await renderPage({ nodes, site, environment, address })) };
}

describe('LanguageSwitcher', () => {
  it('[ROUTE-3] links to the same page in every enabled language, by its own name', async () => {
    await show('/slots');
    expect(
      screen
        .getAllByRole('link', { name: /English|Filipino|中文/ })
        .map((link) => ['href', 'hreflang', 'lang', 'aria-current'].map((name) => link.getAttribute(name))),
    ).toEqual([
      ['/slots', 'en', 'en', 'true'],
      ['/php/slots', 'fil', 'fil', null],
      ['/cn/slots', 'zh-Hans', 'zh-Hans', null],
    ]);
  });

  it('[ROUTE-3] [I18N-4] keeps the query where another tab opens a language', async () => {
    await show('/slots?sort=name');
    expect(screen.getByRole('link', { name: 'Filipino' }).getAttribute('href')).toBe('/php/slots?sort=name');
  });

  it('has what can be seen of a compact one in its name, so that it can be spoken', async () => {
    const { container } = await renderPage({
      nodes: [node('language-switcher', { compact: true })],
      site: testSite({ locales }),
      environment: testEnvironment(),
      address: '/slots',
    });
    const summary = container.querySelector('summary');
    expect([summary?.textContent, summary?.getAttribute('aria-label')]).toEqual(['EN', 'Language: EN English']);
  });

  it('[I18N-4] the choice of a language leaves the focus at what opens the list', async () => {
    const { container } = await show('/slots');
    const end = followUnfoldedMenus();
    const details = container.querySelector('details') ?? expect.unreachable();
    details.open = true;
    const link = screen.getByRole('link', { name: 'Filipino' });
    link.focus();
    await act(async () => {
      link.click();
      await Promise.resolve();
    });
    await waitFor(() => expect(document.documentElement.lang).toBe('fil'));
    expect([details.open, document.activeElement]).toEqual([false, container.querySelector('summary')]);
    end();
  });

  it('[I18N-4] remembers the main language where another tab opens it, because its address has no language', async () => {
    const { setCookie } = await show('/slots');
    const remembered = () =>
      setCookie.mock.calls.filter(([name]) => name === 'locale').map(([, code]: readonly unknown[]) => code);
    const press = (name: string, event: string, init: MouseEventInit) =>
      fireEvent(screen.getByRole('link', { name }), new MouseEvent(event, { bubbles: true, ...init }));
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    press('Filipino', 'auxclick', { button: 1 });
    press('English', 'auxclick', { button: 2 });
    expect(remembered()).toEqual([]);
    press('English', 'auxclick', { button: 1 });
    press('English', 'click', { ctrlKey: true });
    expect(remembered()).toEqual(['EN', 'EN']);
  });

  it('[ROUTE-3] a press before hydration is kept for later, because it is a choice', async () => {
    await show('/slots');
    for (const link of screen.getAllByRole('link', { name: /English|Filipino|中文/ }))
      expect(link).toHaveProperty('dataset.replay', '');
  });

  it('[I18N-4] switches in place, keeps the query, and remembers by a lax cookie of 365 days', async () => {
    const { setCookie, container } = await show('/slots?sort=name');
    await act(async () => {
      screen.getByRole('link', { name: 'Filipino' }).click();
      await Promise.resolve();
    });
    await waitFor(() => expect(document.documentElement.lang).toBe('fil'));
    expect(window.location.pathname + window.location.search).toBe('/php/slots?sort=name');
    expect(setCookie.mock.calls.filter(([name]) => name === 'locale')).toEqual([
      ['locale', 'PHP', { days: 365, sameSite: 'lax' }],
    ]);
    expect(container.querySelector('details')?.open).toBe(false);
    expect(screen.getByRole('link', { name: 'Filipino' }).getAttribute('aria-current')).toBe('true');
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('leaves a press with %s to the browser', async (key) => {
    const { setCookie } = await show('/slots');
    const link = screen.getByRole('link', { name: 'Filipino' });
    const press = createEvent.click(link, { [key]: true });
    // jsdom cannot open windows; what counts is that the widget did not take the press.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const prevented = vi.spyOn(press, 'preventDefault');
    fireEvent(link, press);
    expect(prevented).toHaveBeenCalledTimes(1);
    expect(setCookie.mock.calls.filter(([name]) => name === 'locale')).toEqual([]);
  });

  it('closes by Escape, with the focus at what opened it, and when the focus leaves', async () => {
    const { container } = await show('/slots');
    const end = followUnfoldedMenus();
    const details = container.querySelector('details');
    if (!details) throw new Error('There is no list of languages.');
    details.open = true;
    fireEvent.keyDown(screen.getByRole('link', { name: 'Filipino' }), { key: 'Escape' });
    expect(details.open).toBe(false);
    expect(document.activeElement).toBe(details.querySelector('summary'));
    details.open = true;
    const elsewhere = document.body.appendChild(document.createElement('button'));
    act(() => elsewhere.focus());
    expect(details.open).toBe(false);
    elsewhere.remove();
    end();
  });

  it('shows nothing where there is one language only', async () => {
    await show('/slots', { locales: { default: 'EN', enabled: locales.enabled.slice(0, 1) } });
    expect(screen.getByRole('main').textContent).toBe('');
  });
});
