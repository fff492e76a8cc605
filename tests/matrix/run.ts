import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Command, InvalidArgumentError } from 'commander';
import type { Browser, BrowserContext } from 'playwright';
import { loadBundles } from '../../scripts/config/readConfigs';
import { drawSeed } from '../../scripts/test/drawSeed';
import { lastLine } from '../../scripts/test/outcome';
import { shareOf } from '../sampling';
import { inParallel, launchBrowser, serveBuild } from '../../scripts/test/serving';
import { signIn } from '../e2e/signIn';
import { judge } from './judge';
import { openProgress } from '../progress';
import { openTab, type Tab } from './tab';
import { allVisits, widths as usualWidths, type Role, type Visit } from './visits';

const root = resolve(import.meta.dirname, '../..');
/** How long a visit may take, in ms; each of its steps has a shorter limit of its own. */
const longestVisit = 240_000;

interface Options {
  readonly seed: string;
  readonly share?: string;
  readonly only?: string;
  readonly widths: readonly number[];
  readonly tabs: string;
  readonly port?: string;
  readonly resume?: boolean;
}

/** `npm run test:matrix`: every route × template × guest and player × phone and desk in a real browser, against the real build and the sandbox over HTTP. */
async function run({ seed, share, only, widths, tabs, port: wantedPort, resume = false }: Options): Promise<void> {
  const started = performance.now();
  const visits = allVisits([...loadBundles(root).bundles.values()], widths).filter((visit) => only === undefined || nameOf(visit).includes(only));
  if (visits.length === 0) throw new Error(`No visit's name holds "${only}".`);
  const chosen = share === undefined ? visits : shareOf(visits, Number(share), { seed: Number(seed), keyOf });
  console.log(`${chosen.length} of ${visits.length} visits${share === undefined ? '' : `, drawn by --seed ${seed}`}.`);
  const progress = await openProgress(root, join(root, '.cache/test/matrix-visits'), resume);
  const found = new Map<Visit, readonly string[]>(chosen.filter((visit) => progress.green.has(nameOf(visit))).map((visit) => [visit, []]));
  if (found.size > 0) console.log(`${found.size} of them were without fault in the run before.`);
  const server = wantedPort === undefined ? await serveBuild(root) : undefined;
  const port = server?.port ?? Number(wantedPort);
  const browser = await launchBrowser(root);
  try {
    const contextOf = contextsOf(browser, port);
    const left = new Map<string, number>();
    const waiting = chosen.filter((visit) => !found.has(visit));
    for (const visit of waiting) left.set(contextKey(visit), (left.get(contextKey(visit)) ?? 0) + 1);
    const visitBy = async (visit: Visit, opened: Map<BrowserContext, Tab>) => {
      const context = await contextOf(visit.bundle.site.domain, visit.role);
      const tab = opened.get(context) ?? (await openTab(context));
      opened.set(context, tab);
      let at = '';
      const onStep = (step: string) => {
        at = step;
      };
      const faults = await Promise.race([judge(tab, visit, port, onStep), sleep(longestVisit, null, { ref: false })]);
      if (faults) return faults;
      // What hangs would hold its tab for ever.
      opened.delete(context);
      await tab.page.close();
      return [`did not end within ${longestVisit / 1000} s; it stood at "${at}"`];
    };
    await inParallel(Number(tabs), async () => {
      const opened = new Map<BrowserContext, Tab>();
      for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
        const faults = await visitBy(visit, opened).catch((error: unknown) => [firstLine(error)]);
        found.set(visit, faults);
        if (faults.length === 0) await progress.add(nameOf(visit));
        // A whole run would have fifty contexts with three tabs each: more memory than a machine has.
        const more = (left.get(contextKey(visit)) ?? 1) - 1;
        left.set(contextKey(visit), more);
        if (more === 0) await contextOf(visit.bundle.site.domain, visit.role).then((context) => context.close());
        for (const line of faults) console.log(`✗ ${nameOf(visit)}: ${line}`);
        if (found.size % 250 === 0 && waiting.length > 0) console.log(`${found.size} visited.`);
      }
    });
  } finally {
    await browser.close();
    await server?.stop();
  }
  await report(chosen, found, performance.now() - started);
}

function contextKey({ bundle: { site }, role }: Visit): string {
  return `${site.domain} ${role}`;
}

/** One browser context a site and role, made when it is first asked for; players have signed in. */
function contextsOf(browser: Browser, port: number): (domain: string, role: Role) => Promise<BrowserContext> {
  const made = new Map<string, Promise<BrowserContext>>();
  return (domain, role) => {
    const key = `${domain} ${role}`;
    const context = made.get(key) ?? createContext(browser, domain, role, port);
    made.set(key, context);
    return context;
  };
}

async function createContext(browser: Browser, domain: string, role: Role, port: number): Promise<BrowserContext> {
  const context = await browser.newContext({ timezoneId: 'Asia/Manila', reducedMotion: 'reduce' });
  // A language of one's own would lead elsewhere at the first visit (I18N-1).
  const { site } = loadBundles(root).bundles.get(domain) ?? {};
  await context.addCookies([{ name: 'locale', value: site?.locales.default ?? 'EN', domain: `${domain}.localhost`, path: '/' }]);
  const page = await context.newPage();
  if (role === 'guest') {
    // The site's fonts are there from now on, as for most visits; what they move when they are not is measured by itself.
    await page.goto(`http://${domain}.localhost:${port}/`);
    await page.evaluate(async () => document.fonts.ready);
    await page.close();
    return context;
  }
  await signIn(page, domain, { port });
  // It opens once in a visit, over the home page that signing in leads to, and would stand over a page that is judged.
  if (site?.features.announcements) await page.waitForFunction(() => localStorage.getItem('livery.announced') !== null);
  await page.close();
  return context;
}

async function report(visits: readonly Visit[], found: ReadonlyMap<Visit, readonly string[]>, milliseconds: number): Promise<void> {
  const failures = visits.flatMap((visit) => (found.get(visit) ?? ['was not visited']).map((line) => `${nameOf(visit)}: ${line}`));
  const failed = visits.filter((visit) => found.get(visit)?.length !== 0).length;
  const outcome = { passed: visits.length - failed, failed, failures };
  await mkdir(join(root, '.cache/test'), { recursive: true });
  await writeFile(join(root, '.cache/test/matrix.json'), JSON.stringify(outcome));
  console.log(`${lastLine(outcome)} in ${(milliseconds / 1000).toFixed(0)} s`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function nameOf({ bundle: { site }, page, role, window }: Visit): string {
  return `${site.theme.template} ${role} ${page.path} ${window.width}`;
}

/** What a draw knows a visit by: no other site, page or window changes it. */
function keyOf({ bundle: { site }, page, role, window }: Visit): string {
  return `${site.domain} ${role} ${page.name} ${window.width}`;
}

/** Throws where one of the widths is no window that the sites are made for. */
function widthsOf(list: string): readonly number[] {
  return list.split(',').map((text) => {
    const width = Number(text);
    if (!Number.isInteger(width) || width < 320 || width > 3840) throw new InvalidArgumentError(`"${text}" is no whole number from 320 to 3840.`);
    return width;
  });
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}

await new Command('npm run test:matrix --')
  .description(
    'Every route of every template, for guests and players, at 360 and 1440 px: status, title, heading, access, layout, messages, accessibility, words cut or covered, shifts.',
  )
  .option('--seed <number>', 'draws the sample', String(drawSeed()))
  .option('--share <part>', 'a part of all visits, from 0 to 1')
  .option('--only <words>', 'visits whose name holds this, for example "template4 guest /slots"')
  .option('--widths <px,px>', 'windows of other widths, for example 768,1024', widthsOf, usualWidths)
  .option('--tabs <number>', 'tabs side by side', '3')
  .option('--port <number>', 'a server that runs already, on this port')
  .option('--resume', 'goes on where a run of the same code and configuration was broken off: what it found without fault is not visited again')
  .action(run)
  .parseAsync();
