import axe from 'axe-core';
import type { Page } from 'playwright';

interface Scope {
  /** A selector of the parts to look at; the whole page without. */
  readonly within?: string;
  /** Only what a standard asks for; without, also what is good practice. */
  readonly rules?: readonly string[];
}

/** WCAG 2.2 AA. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] as const;

/**
 * The axe violations of a page, one line a rule: its name and the elements. It works in the page itself: a builder that
 * asks frame by frame in a page of its own takes twice as long. Frames of others have no axe that could answer: asking
 * one that just loads can wait for ever.
 */
export async function axeViolationsIn(page: Page, { within, rules }: Scope = {}): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source};0`);
  const violations = await page.evaluate(
    async ([selector, tags]) => {
      const inPage = (window as unknown as { readonly axe: typeof axe }).axe;
      const only = tags === undefined ? {} : { runOnly: [...tags] };
      return (
        await inPage.run(selector ?? document, { ...only, resultTypes: ['violations'], preload: false, iframes: false })
      ).violations;
    },
    [within, rules] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}
