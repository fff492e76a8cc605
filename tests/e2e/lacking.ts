import type { Page } from '@playwright/test';
import { untilIdle } from '../browser/idle';
import { expect } from '../browser/test';
import { signInByForm } from './signIn';
import { addressOf } from './sites';

/** What a browser may lack, or a setting of one take away: where it stands, and its name. */
export const abilities = [
  'window.BroadcastChannel',
  'crypto.randomUUID',
  'window.localStorage',
  'window.sessionStorage',
  'document.cookie',
  'window.matchMedia',
  'window.IntersectionObserver',
  'window.ResizeObserver',
  'window.requestIdleCallback',
  'window.structuredClone',
  'window.scheduler',
  'navigator.clipboard',
  'navigator.share',
  'navigator.serviceWorker',
  'HTMLDialogElement.prototype.showModal',
  'HTMLDialogElement.prototype.close',
  'HTMLElement.prototype.showPopover',
  'Element.prototype.animate',
  'Intl.Segmenter',
  'URL.canParse',
  'Array.prototype.findLast',
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Promise.withResolvers',
  'AbortSignal.any',
  'AbortSignal.timeout',
] as const;
export type Ability = (typeof abilities)[number];
export const lacks = ['absent', 'throws'] as const;
export type Lack = (typeof lacks)[number];

/** Names that are read, not called: they throw when they are asked for. */
const read: readonly Ability[] = [
  'window.localStorage',
  'window.sessionStorage',
  'document.cookie',
  'navigator.clipboard',
  'navigator.serviceWorker',
];

/** Takes abilities away from the pages that are opened after this. */
export async function takeAway(page: Page, names: readonly Ability[], lack: Lack): Promise<void> {
  await page.addInitScript(
    ({ names: taken, lack: how }) => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const { name, isRead } of taken) {
        const path = name.split('.');
        const key = path.pop() ?? '';
        const owner = path.reduce<unknown>(
          (at, step) => (step === 'window' ? window : Reflect.get(Object(at), step)),
          window,
        ) as object;
        const value = how === 'absent' ? undefined : refuse;
        Object.defineProperty(
          owner,
          key,
          isRead && how === 'throws'
            ? { configurable: true, get: refuse, set: refuse }
            : { configurable: true, get: () => value },
        );
      }
    },
    { names: names.map((name) => ({ name, isRead: read.includes(name) })), lack },
  );
}

/**
 * Makes the pages that are opened after this those of a browser without popovers: no property, no method, no selector,
 * no button that opens one.
 */
export async function takePopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll'] as const) {
      const asked: (selector: string) => unknown = Element.prototype[name];
      Object.defineProperty(Element.prototype, name, {
        configurable: true,
        writable: true,
        value(this: Element, selector: string) {
          if (selector.includes(':popover-open')) throw new DOMException('not a valid selector', 'SyntaxError');
          return asked.call(this, selector);
        },
      });
    }
    // What this browser does by itself: a button opens what it names, and the rest stays hidden.
    addEventListener(
      'click',
      (event) => event.target instanceof Element && event.target.closest('[popovertarget]') && event.preventDefault(),
      true,
    );
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[popover][data-open]{display:block;z-index:90}');
    document.adoptedStyleSheets = [sheet];
  });
}

const domain = 'lucky-harbor.example';
const game = '/playnow?category=slots&provider=TIDEWELL&game=golden-typhoon&demo=1';

/**
 * Signs in by the form, opens and closes a modal, pays in, plays, changes the language and signs out, as a player does.
 * Without storage nobody stays signed in over a load, so that all goes by links; what went wrong inside the pages is
 * thrown.
 */
export async function useEverything(page: Page, { keepsSession }: { readonly keepsSession: boolean }): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await signInByForm(page, domain);
  const bar = page.getByRole('banner').locator('[data-part="session-bar"][data-player]').first();
  await expect(bar).toBeVisible();
  await untilIdle(page);

  await page.locator('[data-part="partners-button"]').click();
  const modal = page.locator('dialog[open]');
  await expect(modal.locator('[data-part="modal-body"]')).toBeVisible();
  await modal.locator('[data-part="modal-arrow"]').click();
  await expect(modal).toHaveCount(0);
  await expect(bar).toBeVisible();

  await bar.locator('a[href$="/deposit"]').first().click();
  const form = page.getByRole('main').locator('[data-form="deposit"]');
  await form.locator('[data-part="amount-chips"] button').first().click();
  await form.locator('[type="submit"]').click();
  await expect(page.locator('[data-part="payment"]')).toBeVisible();
  await untilIdle(page);

  await page.locator('[data-part="language-switcher"] a[lang="fil"]').first().dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
  await untilIdle(page);

  await page.getByRole('banner').locator('[data-part="account-menu"] summary:visible').first().click();
  await page.getByRole('banner').locator('[data-part="account-menu"] button:visible').last().click();
  await expect(page.getByRole('banner').locator('[data-part="session-bar"]:not([data-player])').first()).toBeVisible();
  await untilIdle(page);

  await page.goto(addressOf(domain, game));
  await expect(page.frameLocator('[data-part="game-frame"]').locator('#result, button').first()).toBeVisible();
  expect(errors).toEqual([]);
  if (!keepsSession) return;
  // What was chosen is still known.
  await page.goto(addressOf(domain, '/'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
}
