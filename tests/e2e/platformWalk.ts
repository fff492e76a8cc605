import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { serveBuild } from '../../scripts/test/serving';
import { copyProject } from '../fixtures/projectCopy';
import { startReference } from '../platform/recordAnswers';
import { startRecordedPlatform } from '../platform/recordedPlatform';
import { untilIdle } from '../browser/idle';
import { gateShare } from '../gateShare';
import { addressOf, ask } from './sites';

const root = resolve(import.meta.dirname, '../..');

/**
 * Sites whose ways to the login differ: a page, a modal over home, a modal of another look, and that of a sports
 * template.
 */
export const walkedSites = [
  'noctis.example',
  'lucky-harbor.example',
  'fiesta-bola.example',
  'oddsline.example',
] as const;

/** Sites that run on a platform which has the calls of the specification alone. */
export interface ConnectedSites {
  readonly port: number;
  /** Paths of the 49 pages. */
  readonly paths: readonly string[];
  /** Problems of requests, as the platform reports them; none where it keeps no book. */
  readonly problems: () => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
}

/**
 * Serves sites on the reference platform in a mode, or, where that is not at hand, on its recorded answers. The copies
 * of the sites are under no jurisdiction, because a platform without limits can serve none that asks for them.
 */
export async function connectSites(mode: string, domains: readonly string[] = walkedSites): Promise<ConnectedSites> {
  const copy = copyProject();
  const sites = join(copy.root, 'site-configs/sites');
  for (const domain of readdirSync(sites))
    if (!domains.includes(domain)) rmSync(join(sites, domain), { recursive: true });
  for (const domain of domains) change(join(sites, domain, 'site.json'), (site) => ({ ...site, jurisdiction: 'none' }));
  change(join(copy.root, 'site-configs/platform/api.json'), (api) => ({ ...api, offers: [] }));
  const reference = await startReference(mode);
  const platform = reference ?? (await startRecordedPlatform(mode, { lasts: true }));
  const server = await serveBuild(root, ['--configs', copy.root, '--api', platform.origin]);
  const pages = join(copy.root, 'site-configs/pages');
  const paths = readdirSync(pages).map(
    (file) => (JSON.parse(readFileSync(join(pages, file), 'utf8')) as { readonly path: string }).path,
  );
  return {
    port: server.port,
    paths: paths.filter((path) => path !== '/404'),
    problems: async () =>
      reference === null ? [] : problemsOf(await (await fetch(`${platform.origin}/__report`)).json()),
    stop: async () => {
      await server.stop();
      platform.close();
      copy.remove();
    },
  };
}

function change(file: string, to: (value: Readonly<Record<string, unknown>>) => object): void {
  writeFileSync(
    file,
    JSON.stringify(to(JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>), null, 2),
  );
}

interface Report {
  readonly calls: Readonly<Record<string, { readonly problems: Readonly<Record<string, number>> }>>;
  readonly unknown: Readonly<Record<string, unknown>>;
}

function problemsOf(report: unknown): readonly string[] {
  const { calls, unknown } = report as Report;
  return [
    ...Object.entries(calls).flatMap(([path, { problems }]) =>
      Object.keys(problems).map((problem) => `${path}: ${problem}`),
    ),
    ...Object.keys(unknown).map((path) => `${path} is no call of the specification`),
  ];
}

/** Signs the reference platform's player in by the login form of a site, wherever it opens. */
export async function signInOnPlatform(page: Page, domain: string, port: number): Promise<void> {
  await page.goto(addressOf(domain, '/login', port));
  // What is typed while the page comes alive has its own tests.
  await untilIdle(page);
  const form = page.locator('[data-form="login"]').filter({ visible: true });
  await form.locator('[autocomplete="username"]').fill('player01');
  await form.locator('[autocomplete="current-password"]').fill('Secret-pass-1');
  await form.locator('[type="submit"]').click();
  await page.waitForFunction(() => localStorage.getItem('livery.user') !== null);
  await untilIdle(page);
}

/**
 * Opens pages of a site one after the other and gives what is wrong with them: an error dialog, a skeleton that stays,
 * a list that failed, a picture that is broken, a link (in the merge gate: of a quarter of them) that leads nowhere or
 * to what is not offered.
 */
export async function walkSite(
  context: BrowserContext,
  domain: string,
  { port, paths }: Pick<ConnectedSites, 'port' | 'paths'>,
): Promise<readonly string[]> {
  const found: string[] = [];
  const links = new Map<string, string>();
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(addressOf(domain, path, port));
    await untilIdle(page).catch(() => void found.push(`${path}: never idle`));
    const look = await settled(page);
    found.push(...look.wrong.map((what) => `${path}: ${what}`));
    // A page of something that is not offered leads to itself in other languages.
    for (const link of look.links) if (!links.has(link) && !link.endsWith(path)) links.set(link, path);
  }
  await page.close();
  for (const [link, from] of gateShare([...links], 0.25, ([address]) => address)) {
    const { status, body } = await ask(`${domain}.localhost:${port}`, link, {}, port);
    const name = /"page":\{"name":"([a-z-]+)"/.exec(body.toString())?.[1] ?? '';
    if (status >= 400 || name.startsWith('not-')) found.push(`${from}: a link to ${link}, which is ${status} ${name}`);
  }
  return found;
}

interface Look {
  readonly wrong: readonly string[];
  readonly links: readonly string[];
}

/** What a page shows, once nothing of it is on its way any more. */
async function settled(page: Page): Promise<Look> {
  const isThere = () =>
    [...document.querySelectorAll('[data-part=skeleton]')].every(
      (skeleton) => !skeleton.checkVisibility({ visibilityProperty: true }),
    );
  await page.waitForFunction(isThere, undefined, { timeout: 45_000 }).catch(() => undefined);
  return page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
    const broken = shown('img').filter(
      (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0,
    );
    const demo = shown('footer[data-region] > :last-child').filter(
      (footer) => getComputedStyle(footer, '::after').height === '44px',
    );
    const own = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
      ({ origin }) => origin === location.origin,
    );
    return {
      wrong: [
        ...shown('[role=alertdialog]').map((dialog) => `a dialog "${dialog.innerText.slice(0, 80)}"`),
        ...shown('[data-part=skeleton]')
          .slice(0, 1)
          .map(
            (skeleton) => `a skeleton in ${skeleton.closest('section,main')?.outerHTML.slice(0, 120) ?? 'the layout'}`,
          ),
        ...shown('main button')
          .filter(({ innerText }) => innerText === 'Try again')
          .map(() => 'a list that failed'),
        ...demo.map(() => 'a line that says that this is a demonstration'),
        ...broken.slice(0, 1).map((image) => `a broken picture ${image.getAttribute('src') ?? ''}`),
      ],
      links: [...new Set(own.map(({ pathname }) => pathname))],
    };
  });
}
