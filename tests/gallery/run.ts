import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expectKnown } from '../../scripts/options/refusal';
import { ScriptCommand } from '../../scripts/options/scriptCommand';
import type { Browser } from 'playwright';
import { loadBundles } from '../../scripts/config/readConfigs';
import { readStructures } from '../../scripts/newTemplate/structure';
import { drawPage } from '../../scripts/test/drawPage';
import { inParallel, launchBrowser } from '../../scripts/test/serving';
import { copySites, type CopiedSites } from '../../scripts/test/copiedSites';
import { ask } from '../e2e/sites';
import { createCamera } from './camera';
import { allCells, nameOf, roundsOf, type Cell, type SiteTheme } from './cells';
import { fingerprintOf } from './fingerprint';
import { sheetOf } from './sheet';
import { pace } from '../browser/pace';

const root = resolve(import.meta.dirname, '../..');
/** How long a running server may take to show a site in another theme. */
const themePatienceMs = 60_000;
/** Chromium draws no picture that is higher. */
const mostHigh = 16_000;

/**
 * `npm run gallery [-- --site <domain>]`: a contact sheet of all templates, as HTML and PNG, below dist/gallery.
 * Pictures of pages that are as they were stay; `--all` takes each again.
 */
async function run({
  site,
  only,
  all,
}: {
  readonly site?: string;
  readonly only?: string;
  readonly all: boolean;
}): Promise<void> {
  const every = await templateDescriptions();
  if (only !== undefined) expectKnown([only], 'a template', [...every.keys()]);
  if (site !== undefined) expectKnown([site], 'the domain of a sound site', [...loadBundles(root).bundles.keys()]);
  const build = ['--import', 'tsx', 'scripts/build.ts', '--content', 'sandbox'];
  const { status } = spawnSync(process.execPath, build, { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    process.exitCode = status ?? 1;
    return;
  }
  const folder = join(root, 'dist/gallery', site ?? '');
  const pictures = join(folder, 'pictures');
  await mkdir(pictures, { recursive: true });
  const descriptions = new Map([...every].filter(([template]) => only === undefined || template === only));
  const cells = allCells([...loadBundles(root).bundles.values()], [...descriptions.keys()], site);
  const known = all ? {} : await readKnown(folder);
  const prints: Record<string, string> = {};
  const refused = new Map<string, string>();
  const missed: string[] = [];
  let taken = 0;

  const stage = await copySites(root);
  const browser = await launchBrowser(root);
  try {
    const camera = createCamera(browser, stage.port);
    for (const round of roundsOf(cells)) {
      const failed = await applyThemes(stage, round);
      for (const [domain, reason] of failed)
        for (const cell of round) if (cell.domain === domain) refused.set(cell.template, reason);
      const { bundles } = loadBundles(stage.folder);
      const waiting = round.filter(({ domain }) => !failed.has(domain));
      const take = async (cell: Cell) => {
        const name = nameOf(cell);
        const file = join(pictures, `${name}.webp`);
        const { site: own, pages } = bundles.get(cell.domain) ?? {};
        const configuration = { own, page: pages?.[cell.page] };
        const print = await fingerprintOf(
          join(root, 'dist'),
          configuration,
          await served(stage, cell.domain, cell.path),
        );
        if (known[name] !== print || !existsSync(file)) {
          await camera.take(cell, file);
          taken += 1;
          console.log(name);
        }
        prints[name] = print;
      };
      // A site's tab takes one picture at a time.
      const sites = [...new Set(waiting.map(({ domain }) => domain))];
      await inParallel(2, async () => {
        for (let next = sites.shift(); next !== undefined; next = sites.shift())
          for (const cell of waiting.filter(({ domain }) => domain === next))
            await take(cell).catch((error: unknown) =>
              missed.push(`${nameOf(cell)}: ${String(error).split('\n', 1)[0] ?? ''}`),
            );
      });
      await writeFile(join(folder, 'known.json'), JSON.stringify({ ...known, ...prints }));
    }
    if (only === undefined)
      for (const file of await readdir(pictures))
        if (prints[file.slice(0, -'.webp'.length)] === undefined) await rm(join(pictures, file));
    const parts = [...descriptions].flatMap(([template, description]) => {
      const own = cells.filter((cell) => cell.template === template);
      const refusal = refused.get(template);
      return own.length === 0
        ? []
        : [{ template, description, cells: own, ...(refusal === undefined ? {} : { refusal }) }];
    });
    const sheet = join(folder, 'index.html');
    await writeFile(sheet, sheetOf(site === undefined ? 'Templates' : `${site} in every template`, parts));
    await print(browser, sheet, join(folder, 'sheet.png'));
    for (const line of missed) console.log(`✗ ${line}`);
    console.log(`${cells.length - missed.length} of ${cells.length} pictures, ${taken} of them new: ${sheet}`);
    process.exitCode = missed.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await stage.close();
  }
}

/** What each template with a look of its own says of itself, in the order of their numbers. */
async function templateDescriptions(): Promise<ReadonlyMap<string, string>> {
  const names = [...readStructures(root).keys()];
  const read = async (name: string) =>
    JSON.parse(await readFile(join(root, 'templates', name, 'template.json'), 'utf8')) as {
      readonly description: string;
    };
  return new Map(await Promise.all(names.map(async (name) => [name, (await read(name)).description] as const)));
}

async function readKnown(folder: string): Promise<Readonly<Record<string, string>>> {
  const file = join(folder, 'known.json');
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Record<string, string>) : {};
}

/** A document as a guest gets it. */
async function served({ port }: CopiedSites, domain: string, path: string): Promise<string> {
  return (await ask(`${domain}.localhost:${port}`, path, {}, port)).body.toString();
}

/** Applies its theme to every site of a round; returns the sites that refused it, with the reason. */
async function applyThemes(stage: CopiedSites, round: readonly SiteTheme[]): Promise<ReadonlyMap<string, string>> {
  const themes = new Map(round.map((theme) => [theme.domain, theme]));
  for (const { domain, template, color } of themes.values())
    await stage.change(domain, (site) => ({ ...site, theme: { ...site.theme, code: template, color } }));
  const until = Date.now() + themePatienceMs;
  const refused = new Map<string, string>();
  for (const { domain, template, color } of themes.values()) {
    const isWorn = async () =>
      new RegExp(`<body class="${color} ${template}[" ]`).test(await served(stage, domain, '/'));
    while (!(await isWorn())) {
      if (Date.now() > until) {
        refused.set(domain, `${domain} can't apply ${template}: ${stage.said()}`);
        break;
      }
      await pace('look');
    }
  }
  return refused;
}

/** The sheet as one picture, smaller where it would be too high. */
async function print(browser: Browser, sheet: string, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1800, height: 1000 } });
  await page.goto(pathToFileURL(sheet).href, { waitUntil: 'load' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await writeFile(
    file,
    await drawPage(page, { x: 0, y: 0, width: 1800, height, scale: Math.min(1, mostHigh / height) }),
  );
  await page.close();
}

await new ScriptCommand('npm run gallery --')
  .description(
    'A contact sheet of all templates, or of one site in all of them: dist/gallery/index.html and sheet.png.',
  )
  .option('--site <domain>', 'one brand in every template')
  .option('--only <template>', 'one template')
  .option('--all', 'takes every picture again', false)
  .action(run)
  .parseAsync();
