import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../browser/test';
import { freePort } from '../../../scripts/test/freePort';
import { axeViolationsIn } from '../axeViolations';

const root = join(import.meta.dirname, '../../..');
const domain = 'lucky-harbor.example';
/** The development server makes its code ready while the first page waits. */
const patience = { timeout: 240_000 };

let folder: string;
let server: ChildProcess;
let port = 0;
let output = '';

const siteFile = () => join(folder, 'site-configs/sites', domain, 'site.json');
const editorLog = () => join(folder, 'editor.log');
const edit = async (change: (text: string) => string) =>
  writeFile(siteFile(), change(await readFile(siteFile(), 'utf8')));
const site = (page: Page) => page.locator('iframe').first().contentFrame();
const said = (page: Page, name: string) => page.locator(`[data-value="${name}"]`);

test.describe.configure({ mode: 'default' });
test.setTimeout(480_000);
test.use({ viewport: { width: 1440, height: 900 } });

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-preview-'));
  await cp(join(root, 'site-configs'), join(folder, 'site-configs'), { recursive: true });
  for (const name of ['templates', 'widgets', 'engine', 'schemas']) await symlink(join(root, name), join(folder, name));
  const editor = join(folder, 'editor.sh');
  await writeFile(editor, `#!/bin/sh\necho "$@" >> "${editorLog()}"\n`);
  await chmod(editor, 0o755);
  port = await freePort();
  server = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/preview.ts', domain, '--configs', folder, '--port', String(port)],
    {
      cwd: root,
      env: { ...process.env, LAUNCH_EDITOR: editor },
    },
  );
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output, patience).toContain(`http://localhost:${port}/?domain=${domain}`);
});

test.afterAll(async () => {
  server.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

/** Opens the tool with the site running in it. */
async function openTool(page: Page, query = ''): Promise<void> {
  await page.goto(`http://localhost:${port}/?domain=${domain}${query}`);
  await expect(site(page).locator('[data-page]')).toBeVisible(patience);
  await expect(page.locator('section[aria-busy=false]')).toBeVisible(patience);
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toBeVisible(patience);
}

test('[CARD-4] a saved edit shows at once and keeps what is typed; an invalid one stands over the last good state', async ({
  page,
}) => {
  await openTool(page, '&path=/login');
  const name = site(page).getByRole('main').locator('[autocomplete="username"]');
  await name.fill('juan');
  await edit((text) => text.replace('"Lucky Harbor"', '"Lucky Bay"').replace('"sapphire"', '"emerald"'));
  await expect(page.getByText('Lucky Bay', { exact: true })).toBeVisible(patience);
  await expect(site(page).locator('body')).toHaveClass(/emerald/);
  await expect(name).toHaveValue('juan');

  await edit((text) => text.replace('"emerald"', '"emerld"'));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Did you mean "emerald"?', patience);
  await expect(alert.getByRole('button', { name: /sites\/lucky-harbor\.example\/site\.json:\d+/ })).toBeVisible();
  await expect(alert.locator('pre')).toContainText('"color": "emerld"');
  await expect(name).toHaveValue('juan');
  await edit((text) => text.replace('"emerld"', '"sapphire"').replace('"Lucky Bay"', '"Lucky Harbor"'));
  await expect(alert).toBeHidden(patience);
});

test('[CARD-4] pointing at a part names its node, values and layers, and a press opens the editor at the line', async ({
  page,
}) => {
  await openTool(page);
  await page.getByRole('button', { name: 'Inspect' }).click();
  await site(page).getByRole('heading', { name: 'Hot games' }).click();
  await expect(page.getByRole('heading', { name: 'hot-games' })).toBeVisible(patience);
  await expect(page.getByRole('tabpanel', { name: 'Node' })).toContainText('game-grid');
  const source = said(page, 'source');
  await expect(source).toContainText('template');
  const place = source.getByRole('button', { name: /templates\/template4\/pages\/home\.json:\d+/ });
  const [file = '', line = ''] = ((await place.textContent()) ?? '').split(':');
  const lines = (await readFile(join(folder, file), 'utf8')).split('\n');
  expect(lines[Number(line) - 1]).toContain('"source"');
  await place.click();
  await expect.poll(() => readFile(editorLog(), 'utf8').catch(() => '')).toContain(`${join(folder, file)} ${line}`);
});

test('[CARD-4] [CARD-5] a value that is edited by form is checked, said to affect, saved in its layer, shown, and taken back', async ({
  page,
}) => {
  await openTool(page, '&node=hot-games');
  const before = await readFile(siteFile(), 'utf8');
  await page.getByRole('tab', { name: 'Node' }).click();
  await page.getByRole('button', { name: 'Edit source' }).click(patience);
  const field = page.getByRole('textbox', { name: 'source' });
  await field.fill('{ "list": "newest" }');
  await expect(page.getByRole('tabpanel')).toContainText(
    '"newest" is not allowed here. One of: hot, popular, new, featured.',
    patience,
  );
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  expect(await readFile(siteFile(), 'utf8')).toBe(before);

  await field.fill('{ "list": "new" }');
  await expect(page.getByText('This affects 1 domain:')).toBeVisible(patience);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => readFile(siteFile(), 'utf8'), patience).toContain('"list": "new"');
  await expect(said(page, 'source')).toContainText(`site-configs/sites/${domain}/site.json`, patience);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => readFile(siteFile(), 'utf8'), patience).toBe(before);
  await expect(said(page, 'source')).toContainText('templates/template4/pages/home.json', patience);
});

test('[CARD-4] switches and currency are tried on the frame alone, marked, and given back', async ({ page }) => {
  const before = await readFile(siteFile(), 'utf8');
  await openTool(page);
  const partners = site(page).locator('[data-part=partners-button]');
  await expect(partners).toBeVisible(patience);
  const switches = page.getByRole('button', { name: 'Switches', exact: true });
  await switches.click();
  await page.getByRole('switch', { name: 'partners' }).click();
  await expect(partners).toHaveCount(0, patience);
  await expect(switches).toHaveAttribute('data-tried');
  await expect(page).toHaveURL(/partners/);
  await page.getByRole('button', { name: 'As configured' }).click();
  await expect(partners).toBeVisible(patience);
  await expect(switches).not.toHaveAttribute('data-tried');
  await page.keyboard.press('Escape');

  const jackpots = site(page).locator('[data-part=jackpots]');
  await expect(jackpots).toContainText('₱', patience);
  await page.getByLabel('Currency').selectOption('EUR');
  await expect(jackpots).toContainText('€', patience);
  expect(await readFile(siteFile(), 'utf8')).toBe(before);
});

test('[CARD-4] [LAYOUT-3] a window of maintenance closes the frame and opens it again; a simulated time stands in the link', async ({
  page,
}) => {
  await openTool(page);
  const main = site(page).getByRole('heading', { name: 'Hot games' });
  await expect(main).toBeVisible(patience);
  await page.getByRole('button', { name: 'Clock', exact: true }).click();
  await page.getByRole('button', { name: 'Two hours around now' }).click();
  await expect(site(page).getByRole('heading', { name: 'Under maintenance' })).toBeVisible(patience);
  await expect(page.getByRole('slider')).toBeVisible();
  await page.getByRole('button', { name: 'As configured' }).click();
  await expect(main).toBeVisible(patience);

  await page.getByLabel('Simulated time').fill('2030-12-24T20:00');
  await expect(page).toHaveURL(/at=2030-12-24/);
  await expect(page.getByText('24 Dec 2030, 20:00')).toBeVisible(patience);
  await page.getByRole('button', { name: 'Real time' }).click();
  await expect(page).not.toHaveURL(/at=/);
});

test('[CARD-4] what goes wrong on the way to the platform is tried on the frame alone: the page says so, and is whole once it is given back', async ({
  page,
}) => {
  await openTool(page, '&path=/slots');
  const games = site(page).getByRole('main').locator('[data-part=game-browser] li a');
  await expect(games.first()).toBeVisible(patience);
  const network = page.getByRole('button', { name: 'Network', exact: true });
  await network.click();
  await page.getByLabel('At which call').selectOption('games');
  await page.getByLabel('What goes wrong').selectOption('http-500');
  await expect(page).toHaveURL(/fault=http-500/);
  await expect(network).toHaveAttribute('data-tried');
  const again = site(page).getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible(patience);
  // What the page was rendered with ahead stays, as in production.
  await expect(games.first()).toBeVisible();
  await page.getByRole('button', { name: 'As configured' }).click();
  await expect(network).not.toHaveAttribute('data-tried');
  await expect(again).toHaveCount(0, patience);
  await expect(games.first()).toBeVisible();
});

test('[CARD-4] each visitor is signed in as what they are, and one whom the platform refuses is said to be', async ({
  page,
}) => {
  await openTool(page);
  const balance = site(page).locator('[data-player]').first();
  const visitor = page.getByLabel('Visitor');
  for (const [persona, says] of [
    ['vip', '₱987,654,321.07'],
    ['empty', '₱0.00'],
    ['regular', '₱12,480.50'],
  ] as const) {
    await visitor.selectOption(persona);
    await expect(balance).toContainText(says, patience);
  }
  await visitor.selectOption('excluded');
  await expect(page.getByText('The platform refuses this player: onBreak')).toBeVisible(patience);
  await visitor.selectOption('guest');
  await expect(site(page).getByRole('link', { name: 'Log in' }).first()).toBeVisible(patience);
});

test('[CARD-4] the tool itself has nothing that axe objects to, with each of its panels open', async ({ page }) => {
  await openTool(page, '&node=hot-games');
  for (const tab of ['Node', 'Page', 'Problems', 'Policy']) {
    await page.getByRole('tab', { name: tab }).click();
    expect(await axeViolationsIn(page), tab).toEqual([]);
  }
  for (const name of ['Switches', 'Clock', 'Network', 'Compare']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    expect(await axeViolationsIn(page), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name })).toBeHidden();
  }
});

test('[CARD-4] only this machine is answered, and only the tool may write', async () => {
  const ask = (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  const body = JSON.stringify({ file: 'package.json', line: 1, column: 1 });
  const headers = { 'content-type': 'application/json', origin: 'https://elsewhere.example' };
  expect((await ask('/__preview/open', { method: 'POST', body, headers })).status).toBe(403);
  expect(
    (
      await ask('/__preview/edits/undo', {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      })
    ).status,
  ).toBe(403);
});
