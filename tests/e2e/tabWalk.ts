import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { loadBundles } from '../../scripts/config/readConfigs';
import { rememberAnnouncements } from '../browser/announced';
import { openIdle, untilIdle } from '../browser/idle';
import { signIn } from './signIn';
import { addressOf, demoSites } from './sites';

/** A phone, a desk, and a desk at 400 % zoom (WCAG 2.2, 1.4.10). */
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 320, height: 256 },
] as const;

/** How many stops are looked at from the start of a page, and from its end: long lists repeat themselves. */
const fromStart = 45;
const fromEnd = 15;

/** A page of a template, as a site shows it to those who may see it. */
export interface Walk {
  readonly domain: string;
  readonly template: string;
  readonly browser: string;
  readonly path: string;
  readonly isPlayer: boolean;
}

/** The key of a walk in a sample. */
export const keyOf = ({ domain, path }: Walk) => `${domain} ${path}`;

/** Every page of every template, on one site of it. Nobody stays on the preloader. */
export function allWalks(): readonly Walk[] {
  const { bundles } = loadBundles(resolve(import.meta.dirname, '../..'));
  const sites = [...new Map(demoSites.map((site) => [site.template, site])).values()];
  return sites.flatMap(({ domain, template, browser }) =>
    Object.values(bundles.get(domain)?.pages ?? {})
      .filter(({ name }) => name !== 'preloader' && name !== 'not-found')
      .map(({ path, access }) => ({ domain, template, browser, path, isPlayer: access === 'player' })),
  );
}

/**
 * Walks a page by the Tab key in each window; says where a stop cannot be seen: its window, the stop, and what covers
 * it.
 */
export async function hiddenStops(page: Page, { domain, path, isPlayer }: Walk): Promise<readonly string[]> {
  await page.addInitScript(() => {
    localStorage.setItem('livery.consent', JSON.stringify({ version: 1, analytics: false, chat: false }));
  });
  await rememberAnnouncements(page);
  if (isPlayer) await signIn(page, domain);
  const found = new Set<string>();
  for (const { width, height } of windows) {
    await page.setViewportSize({ width, height });
    await openIdle(page, addressOf(domain, path));
    const look = async () => {
      const reason = await page.evaluate(hiddenStop);
      if (reason !== null) found.add(`${width} × ${height}: ${reason}`);
    };
    for (let presses = 0; presses < fromStart; presses += 1) {
      await page.keyboard.press('Tab');
      await look();
    }
    await page.evaluate(focusLast);
    await untilIdle(page);
    for (let presses = 0; presses < fromEnd; presses += 1) {
      await look();
      await page.keyboard.press('Shift+Tab');
    }
  }
  return [...found];
}

/** Runs in the browser: the last stop of the page gets the focus. */
function focusLast(): void {
  const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')];
  stops.findLast((stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }))?.focus();
}

/**
 * Runs in the browser: why the element with the focus cannot be seen; null when it can be. What scrolls may take a
 * moment.
 */
async function hiddenStop(): Promise<string | null> {
  let reason: string | null = null;
  for (let frames = 0; frames < 30; frames += 1) {
    reason = reasonNow();
    if (reason === null) return null;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return reason;

  function reasonNow(): string | null {
    const stop = document.activeElement;
    if (!stop || stop === document.body) return null;
    // A field that draws nothing itself is seen by its label.
    const labels = stop instanceof HTMLInputElement ? [...(stop.labels ?? [])] : [];
    const isDrawn = stop.getBoundingClientRect().width >= 4 && getComputedStyle(stop).opacity !== '0';
    const seen = isDrawn ? stop : (labels[0] ?? stop);
    // Of words in several lines the first one is looked at, of what scrolls in a row the part that the row shows.
    const { left, right, top, bottom } = shownPart(seen);
    const isInside = right - left >= 4 && bottom - top >= 4;
    const over = document.elementFromPoint(left + (right - left) * thumbOf(seen), (top + bottom) / 2);
    const isFree = over !== null && (seen.contains(over) || labels.some((label) => label.contains(over)));
    if (isInside && isFree) return null;
    const name = (stop.getAttribute('aria-label') ?? stop.textContent.trim()) || stop.outerHTML;
    const where = isInside ? `lies under ${over?.outerHTML.slice(0, 120) ?? 'nothing'}` : 'is outside the window';
    return `${stop.tagName.toLowerCase()} "${name.slice(0, 50)}" ${where}`;
  }

  /** Where on its line an element answers: the thumb of a slider alone may, as two of them may share a line. */
  function thumbOf(element: Element): number {
    if (!(element instanceof HTMLInputElement) || element.type !== 'range') return 0.5;
    const share = (element.valueAsNumber - Number(element.min)) / (Number(element.max) - Number(element.min));
    const margin = 10 / element.getBoundingClientRect().width;
    return margin + share * (1 - 2 * margin);
  }

  function shownPart(element: Element) {
    const shown = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const cut = (box: DOMRect) => {
      shown.left = Math.max(shown.left, box.left);
      shown.top = Math.max(shown.top, box.top);
      shown.right = Math.min(shown.right, box.right);
      shown.bottom = Math.min(shown.bottom, box.bottom);
    };
    cut(element.getClientRects()[0] ?? element.getBoundingClientRect());
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      const { overflowX, position } = getComputedStyle(around);
      if (around !== element && overflowX !== 'visible') cut(around.getBoundingClientRect());
      if (position === 'fixed') break;
    }
    return shown;
  }
}
