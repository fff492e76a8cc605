import type { BrowserContext, Page, Response } from '@playwright/test';
import { untilIdle } from '../browser/idle';

export interface Shift {
  readonly sum: number;
  readonly moved: string;
}

/** A browser tab that goes from page to page and notes what must not happen. */
export interface Tab {
  readonly page: Page;
  /** Console messages, uncaught errors and reports of the policy since the last `open`. */
  readonly messages: readonly string[];
  /** Opens an address and waits until the application is idle. */
  readonly open: (address: string) => Promise<Response | null>;
  /** Layout shifts since the last `open`: their sum, and what moved in the greatest of them. */
  readonly shift: () => Promise<Shift>;
  /**
   * What shifts when the web fonts come last: the page is set in its fallback faces first, as on a slow first visit,
   * then the fonts arrive.
   */
  readonly shiftOfFonts: () => Promise<Shift>;
}

/** Opens a tab of a context. */
export async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
  // What runs in the page is compiled with a helper that keeps the names of inner functions, and the page has none.
  await page.addInitScript('globalThis.__name = (inner) => inner;');
  await page.addInitScript(watch);
  return {
    page,
    messages,
    async open(address) {
      messages.length = 0;
      const answer = await page.goto(address, { waitUntil: 'commit' });
      await untilIdle(page);
      return answer;
    },
    shift: () => page.evaluate(() => (window as unknown as { testShift: Shift }).testShift),
    shiftOfFonts: () => page.evaluate(arriveLate),
  };
}

/** Runs in the browser: takes the web fonts from the page, and gives them back. */
async function arriveLate(): Promise<Shift> {
  const lists: (CSSStyleSheet | CSSGroupingRule)[] = [...document.styleSheets];
  const faces: { readonly list: CSSStyleSheet | CSSGroupingRule; readonly index: number; readonly text: string }[] = [];
  for (const list of lists) {
    // From the last to the first, so that an index still holds when what came after it has gone.
    for (let index = list.cssRules.length - 1; index >= 0; index--) {
      const rule = list.cssRules[index];
      if (rule instanceof CSSFontFaceRule && rule.cssText.includes('url('))
        faces.push({ list, index, text: rule.cssText });
      else if (rule instanceof CSSGroupingRule) lists.push(rule);
    }
  }
  for (const { list, index } of faces) list.deleteRule(index);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { testShift } = window as unknown as { testShift: { sum: number; moved: string; most: number } };
  Object.assign(testShift, { sum: 0, moved: '', most: 0 });
  for (const { list, index, text } of faces.reverse()) list.insertRule(text, index);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return testShift;
}

/** Runs in the browser before the page. */
function watch(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`policy: ${violatedDirective} ${blockedURI}`),
  );
  const shift = { sum: 0, moved: '', most: 0 };
  Object.assign(window, { testShift: shift });
  interface Entry extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (hadRecentInput) continue;
      shift.sum += value;
      if (value <= shift.most) continue;
      shift.most = value;
      shift.moved = sources
        .map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const place = element?.closest('[data-part], [data-node], section, header, footer, main');
          const boxes = [previousRect, currentRect].map(({ x, y, width, height }) =>
            [x, y, width, height].map(Math.round).join(' '),
          );
          return `${element?.tagName.toLowerCase() ?? '?'} in ${place?.outerHTML.slice(0, 80) ?? '?'} from ${boxes.join(' to ')}`;
        })
        .join(' and ');
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
