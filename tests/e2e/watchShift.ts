import type { Page } from '@playwright/test';

interface Options {
  /** What moves within half a second of a press does not count. */
  readonly onlyByItself?: boolean;
}

/** Adds up what moves in pages that are opened after this; returns what asks for the sum. */
export async function watchShift(page: Page, { onlyByItself = false }: Options = {}): Promise<() => Promise<number>> {
  await page.addInitScript((isInputExempt) => {
    Object.assign(window, { testShift: 0 });
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as unknown as readonly {
        readonly value: number;
        readonly hadRecentInput: boolean;
      }[];
      for (const { value, hadRecentInput } of entries)
        if (!isInputExempt || !hadRecentInput) (window as unknown as { testShift: number }).testShift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  }, onlyByItself);
  return () => page.evaluate(() => (window as unknown as { testShift: number }).testShift);
}
