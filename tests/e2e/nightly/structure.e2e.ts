import type { Page } from '@playwright/test';
import { expect, test } from '../../browser/test';
import { openIdle } from '../../browser/idle';
import { addressOf, demoSites } from '../sites';

/** A box on the page, in px from its corner. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is compared, and how it is found; a template that has no such part has no box of it. */
const parts = {
  header: 'header[data-region]',
  categories: 'nav[data-part^=category-]',
  hero: '[data-part^=hero-]',
  'first game card': ':is([data-part^=game-], [data-part=shelf]) li > article',
  aside: 'aside[data-region]:not(:has(nav[data-part^=category-]))',
  footer: 'footer[data-region]',
} as const;
type Part = keyof typeof parts;

const partNames = Object.keys(parts) as readonly Part[];

/** One site of each template, in the order of their numbers. */
const sites = [...new Map(demoSites.map((site) => [site.template, site])).values()].sort((a, b) =>
  a.template.localeCompare(b.template, 'en', { numeric: true }),
);

/** The first box of each part of the page as it stands; of one without a box of its own that of what is in it. */
function boxesOf(page: Page): Promise<Partial<Record<Part, Box>>> {
  return page.evaluate((selectors) => {
    const found = Object.entries(selectors).flatMap(([part, selector]) => {
      const boxes = [...document.querySelectorAll(selector)].flatMap((element) => {
        const inside = document.createRange();
        inside.selectNodeContents(element);
        return [
          element.checkVisibility() ? element.getBoundingClientRect() : new DOMRect(),
          inside.getBoundingClientRect(),
        ];
      });
      const shown = boxes.find(({ width }) => width > 0);
      if (shown === undefined) return [];
      const { left, top, right, bottom } = shown;
      return [[part, { left, top: top + window.scrollY, right, bottom: bottom + window.scrollY }] as const];
    });
    return Object.fromEntries(found);
  }, parts);
}

/**
 * How much of two boxes is common to both, of what either covers: 0 apart, 1 the same. A part that only one has is
 * apart.
 */
function overlap(one: Box | undefined, other: Box | undefined): number {
  if (one === undefined || other === undefined) return one === other ? 1 : 0;
  const area = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);
  const common = area({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  return common / (area(one) + area(other) - common);
}

test.use({ viewport: { width: 1440, height: 900 } });
test.setTimeout(sites.length * 30_000);

test('at 1440 px the home pages of any two templates differ in where at least three of six parts stand', async ({
  browser,
}) => {
  const boxes = new Map<string, Partial<Record<Part, Box>>>();
  for (const { domain, template, browser: locale } of sites) {
    const page = await browser.newPage({ locale, reducedMotion: 'reduce' });
    await openIdle(page, addressOf(domain));
    const found = await boxesOf(page);
    expect(Object.keys(found), `${template} shows its header, categories, games and footer`).toEqual(
      expect.arrayContaining(['header', 'categories', 'first game card', 'footer']),
    );
    boxes.set(template, found);
    await page.close();
  }
  const pairs = [...boxes].flatMap(([one, its], index) =>
    [...boxes].slice(index + 1).map(([other, theirs]) => ({ names: `${one}, ${other}`, its, theirs })),
  );
  const alike = pairs.flatMap(({ names, its, theirs }) => {
    const apart = partNames.filter((part) => overlap(its[part], theirs[part]) < 0.5);
    return apart.length >= 3 ? [] : [`${names}: only ${apart.join(', ') || 'nothing'}`];
  });
  expect(pairs).toHaveLength((sites.length * (sites.length - 1)) / 2);
  expect(alike).toEqual([]);
});
