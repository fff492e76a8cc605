import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../browser/test';
import { openIdle } from '../../browser/idle';
import type { DemoPlayer } from '../../../scripts/sandbox/demoPlayers';
import { freePort } from '../../../scripts/test/freePort';
import { drawSeed } from '../../../scripts/test/drawSeed';
import { shareOf } from '../../sampling';
import { fillLogin, playerOf } from '../signIn';
import { addressOf } from '../sites';

const root = resolve(import.meta.dirname, '../../..');
/** The share of the pages that a visit looks at; `PSEUDO_SHARE=1` looks at them all. */
const share = Number(process.env['PSEUDO_SHARE'] ?? 0.06);
/** They lead on by themselves, or are another page for a player. */
const leading = ['/preloader', '/login', '/register', '/forgot-password', '/playnow', '/minigame'];

const visits = [
  { domain: 'lucky-harbor.example', width: 320 },
  { domain: 'kingsgate.example', width: 1440 },
] as const;

let server: ChildProcess | undefined;
let port = 0;

test.describe.configure({ mode: 'default' });
test.setTimeout(600_000);

test.beforeAll(async () => {
  port = await freePort();
  const run = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts', '--pseudo', '--port', String(port)], {
    cwd: root,
    stdio: 'ignore',
  });
  server = run;
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/`).then(
          () => true,
          () => false,
        ),
      { timeout: 90_000 },
    )
    .toBe(true);
});
test.afterAll(() => void server?.kill());

for (const { domain, width } of visits)
  test(`[I18N-1] every text of ${domain} is a translated one, and 40 % more of it breaks nothing at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const player = playerOf(domain);
    const said = new Set<string>([domain, ...stringsOf(player)]);
    await page.addInitScript(keepAnswers);
    const hear = async () => stringsOf(await page.evaluate(readAnswers)).forEach((text) => said.add(text));
    await signIn(page, domain, player);
    await hear();
    const found: string[] = [];
    for (const path of shareOf(paths(), share, { seed: drawSeed(), keyOf: (path) => path })) {
      await open(page, addressOf(domain, path, port));
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await hear();
      contentOf(await page.locator('#livery').textContent()).forEach((text) => said.add(text));
      const { texts, cut, wide } = await page.evaluate(readPage);
      const stray = texts.filter((text) => isStray(text, said));
      found.push(
        ...stray.map((text) => `${path} says without a message: ${text}`),
        ...cut.map((text) => `${path} cuts off: ${text}`),
      );
      if (wide > width) found.push(`${path} scrolls sideways: ${wide} px`);
    }
    expect(found).toEqual([]);
  });

function paths(): readonly string[] {
  const folder = join(root, 'site-configs/pages');
  const all = readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as { readonly path?: string },
  );
  return all.flatMap(({ path }) => (path && !leading.includes(path) ? [path] : []));
}

/** Opens an address; the development server reloads a page when it has met a package for the first time. */
async function open(page: Page, address: string): Promise<void> {
  await expect(() => openIdle(page, address)).toPass({ timeout: 200_000 });
}

async function signIn(page: Page, domain: string, player: DemoPlayer): Promise<void> {
  await open(page, addressOf(domain, '/login', port));
  await fillLogin(page, player, 60_000);
}

/**
 * Keeps what the platform answers to the page: only there is it at hand as long as the page stands. Runs in the page,
 * before its own code.
 */
function keepAnswers(): void {
  const kept: Promise<unknown>[] = [];
  const plain = window.fetch.bind(window);
  window.fetch = async (...asked) => {
    const answer = await plain(...asked);
    if (new URL(answer.url).pathname.startsWith('/api/')) kept.push(answer.clone().json());
    return answer;
  };
  Object.assign(window, { kept });
}

/** What has been answered; not every answer is JSON. Runs in the page. */
async function readAnswers(): Promise<readonly unknown[]> {
  const { kept } = window as unknown as { readonly kept: readonly Promise<unknown>[] };
  const read = await Promise.allSettled(kept);
  return read.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
}

/** What the page shows: its texts, those that end at an edge, and how wide it is. Runs in the page. */
function readPage(): { readonly texts: readonly string[]; readonly cut: readonly string[]; readonly wide: number } {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = new Set<string>();
  const cut = new Set<string>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (
      !element ||
      element.closest('script, style, template, iframe') ||
      !element.checkVisibility({ visibilityProperty: true })
    )
      continue;
    const text = node.textContent?.trim() ?? '';
    if (text === '') continue;
    // A sentence with a part of its own, such as a link, stands in several nodes.
    texts.add(
      (element.parentElement && element.parentElement.innerText.includes('⟦') && !text.includes('⟦')
        ? element.parentElement.innerText
        : text
      ).trim(),
    );
    const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
    const isClosed = overflowX === 'hidden' || overflowX === 'clip';
    const isHiddenBox = element.clientWidth <= 1;
    if (
      isClosed &&
      !isHiddenBox &&
      textOverflow !== 'ellipsis' &&
      webkitLineClamp === 'none' &&
      element.scrollWidth > element.clientWidth + 2
    )
      cut.add(text);
  }
  return { texts: [...texts], cut: [...cut], wide: document.documentElement.scrollWidth };
}

/** Whether words are left once messages, what the platform said, and written dates are taken out. */
function isStray(text: string, said: ReadonlySet<string>): boolean {
  const rest = text.replace(/⟦[^⟧]*⟧?/g, ' ').replace(/^[^⟦]*⟧/, ' ');
  const [first = ''] = rest.trim().split('\n');
  if (!/\p{L}{3}/u.test(rest) || said.has(rest.trim()) || said.has(first)) return false;
  const without = [...said].filter((known) => known.length > 2).sort((one, other) => other.length - one.length);
  const left = without.reduce((words, known) => words.replaceAll(known, ' '), rest).replace(dates, ' ');
  return /\p{L}{3}/u.test(left);
}

/** What formatting writes by itself in English: dates and durations. */
const dates =
  /\b(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\b|\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b|\b(?:(?:second|minute|hour|day|week|month|year)s?|sec|min|hr|ago|and)\b/g;

/** The answers that came with the page, and the names of brand and languages. */
function contentOf(text: string | null): readonly string[] {
  const payload = JSON.parse(text ?? '{}') as {
    readonly content?: unknown;
    readonly site?: { readonly name?: string; readonly locales?: unknown; readonly jurisdiction?: unknown };
  };
  return stringsOf([payload.content, payload.site?.name, payload.site?.locales]);
}

function stringsOf(value: unknown): readonly string[] {
  // A text of the content pages is HTML.
  if (typeof value === 'string') return [value, ...value.split(/<[^>]*>/)].map((text) => text.trim());
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}
