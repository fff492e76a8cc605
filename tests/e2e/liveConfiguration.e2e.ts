import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ask, demoSites } from './sites';

const root = join(import.meta.dirname, '../..');
/** The goal is a second; a busy machine may take longer, and tests assert no seconds. */
const liveWithinMs = 5000;

let folder: string;
let server: ChildProcess;
let output = '';
let port = 0;

const siteFile = (domain: string) => join(folder, 'site-configs/sites', domain, 'site.json');
const title = async (domain: string, path = '/about') => /<title>(.*?)<\/title>/.exec((await ask(domain, path, {}, port)).body.toString())?.[1];
const edit = async (domain: string, change: (text: string) => string) => writeFile(siteFile(domain), change(await readFile(siteFile(domain), 'utf8')));

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = await mkdtemp(join(tmpdir(), 'livery-live-'));
  await cp(join(root, 'site-configs'), join(folder, 'site-configs'), { recursive: true });
  for (const name of ['templates', 'widgets', 'engine', 'schemas']) await symlink(join(root, name), join(folder, name));
  server = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts', '--configs', folder, '--dist', join(root, 'dist')], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
  });
  server.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  server.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => /\.localhost:(\d+)\//.exec(output)?.[1], { timeout: 90_000 }).toBeDefined();
  port = Number(/\.localhost:(\d+)\//.exec(output)?.[1]);
});

test.afterAll(async () => {
  server.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

test('[CARD-4] one command shows every site of a folder of configurations on this machine, each under an address of its own', async () => {
  for (const { domain } of demoSites) {
    expect(output).toContain(`http://${domain}.localhost:${port}/`);
    const { name } = JSON.parse(await readFile(siteFile(domain), 'utf8')) as { readonly name: string };
    expect(await title(domain)).toContain(name.replace('&', '&amp;'));
  }
});

test('[CARD-3] a saved change of a site is live without a restart', async () => {
  await edit('lucky-harbor.example', (text) => text.replace('"Lucky Harbor"', '"Lucky Bay"'));
  await expect.poll(() => title('lucky-harbor.example'), { timeout: liveWithinMs, intervals: [50] }).toContain('Lucky Bay');
});

test('[CARD-3] two changes shortly after each other end in the second', async () => {
  await edit('lucky-harbor.example', (text) => text.replace('"Lucky Bay"', '"Lucky Cove"'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  await edit('lucky-harbor.example', (text) => text.replace('"Lucky Cove"', '"Lucky Pier"'));
  await expect.poll(() => title('lucky-harbor.example'), { timeout: liveWithinMs, intervals: [50] }).toContain('Lucky Pier');
});

test("[CARD-3] [CARD-5] an error keeps the last good version running and is printed in the validator's words", async () => {
  await edit('lucky-harbor.example', (text) => text.replace('"sapphire"', '"saphire"'));
  await expect.poll(() => output, { timeout: liveWithinMs, intervals: [50] }).toContain('"saphire" is not a colour');
  expect(output).toMatch(/site-configs\/sites\/lucky-harbor\.example\/site\.json:\d+:\d+ {2}theme\.color: /);
  expect(await title('lucky-harbor.example')).toContain('Lucky Pier');
  expect((await ask('lucky-harbor.example', '/', {}, port)).body.toString()).toContain('<body class="sapphire template4 slot4">');
  await edit('lucky-harbor.example', (text) => text.replace('"saphire"', '"emerald"'));
  await expect
    .poll(async () => (await ask('lucky-harbor.example', '/', {}, port)).body.toString(), { timeout: liveWithinMs, intervals: [50] })
    .toContain('<body class="emerald template4 slot4">');
});

test('[CARD-3] a new folder is a new site at once, and a removed one ends', async () => {
  const site = {
    version: 1,
    domain: 'fresh-start.example',
    externalId: 'FS01',
    name: 'Fresh Start',
    currency: 'USD',
    theme: { code: 'template7', color: 'gold' },
    locales: { default: 'EN', enabled: ['EN'] },
  };
  await mkdir(join(folder, 'site-configs/sites/fresh-start.example'));
  await writeFile(siteFile('fresh-start.example'), JSON.stringify({ $schema: '../../../schemas/site.schema.json', ...site }, null, 2));
  await expect.poll(() => title('fresh-start.example'), { timeout: liveWithinMs, intervals: [50] }).toContain('Fresh Start');
  expect((await ask('fresh-start.example', '/about', {}, port)).status).toBe(200);
  await rm(join(folder, 'site-configs/sites/fresh-start.example'), { recursive: true });
  await expect.poll(async () => (await ask('fresh-start.example', '/', {}, port)).status, { timeout: liveWithinMs, intervals: [50] }).toBe(404);
});

test('the server ends cleanly when it is asked to', async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
});
