import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySites, type CopiedSites } from '../../scripts/test/copiedSites';
import { ask, demoSites } from '../e2e/sites';
import { root } from './running';
import { pace } from '../browser/pace';

let stage: CopiedSites;
/** How long the server took to start, with the machine and its load as they are. */
let startMs = 0;

const folderOf = (domain: string) => join(stage.folder, 'site-configs/sites', domain);
const siteFile = (domain: string) => join(folderOf(domain), 'site.json');
const answer = (domain: string, path = '/') => ask(domain, path, {}, stage.port);
const page = async (domain: string) => (await answer(domain)).body.toString();
const title = async (domain: string) =>
  /<title>(.*?)<\/title>/.exec((await answer(domain, '/about')).body.toString())?.[1];
const edit = async (domain: string, change: (text: string) => string) =>
  writeFile(siteFile(domain), change(await readFile(siteFile(domain), 'utf8')));

/** How long each change took to be live. */
const liveMs: number[] = [];
/** How often the server has said that it is there. */
const starts = () => stage.said().split('Demo players:').length - 1;

/** Waits until an answer of the same server holds what was written; the ms, whose goal is 1,000, are reported. */
async function becomesLive(read: () => string | Promise<string | undefined>, words: string): Promise<void> {
  const savedAt = Date.now();
  await expect.poll(read, { interval: 50 }).toContain(words);
  const ms = Date.now() - savedAt;
  liveMs.push(ms);
  console.log(`"${words}" is live after ${ms} ms, the start took ${startMs} ms.`);
  expect(starts()).toBe(1);
}

// Each test goes on from where the one before it left the sites.
beforeAll(async () => {
  const startedAt = Date.now();
  stage = await copySites(root);
  startMs = Date.now() - startedAt;
}, 600_000);

afterAll(async () => {
  await stage.close();
});

test('[CARD-4] one command shows every site of a folder of configurations on this machine, each under an address of its own', async () => {
  for (const { domain } of demoSites) {
    expect(stage.said()).toContain(`http://${domain}.localhost:${stage.port}/`);
    const { name } = JSON.parse(await readFile(siteFile(domain), 'utf8')) as { readonly name: string };
    expect(await title(domain)).toContain(name.replace('&', '&amp;'));
  }
});

test('[CARD-3] a saved change of a site is live without a restart', async () => {
  await edit('lucky-harbor.example', (text) => text.replace('"Lucky Harbor"', '"Lucky Bay"'));
  await becomesLive(() => title('lucky-harbor.example'), 'Lucky Bay');
});

test('[CARD-3] two changes shortly after each other end in the second', async () => {
  await edit('lucky-harbor.example', (text) => text.replace('"Lucky Bay"', '"Lucky Cove"'));
  // As an editor saves twice.
  await pace('hand');
  await edit('lucky-harbor.example', (text) => text.replace('"Lucky Cove"', '"Lucky Pier"'));
  await becomesLive(() => title('lucky-harbor.example'), 'Lucky Pier');
});

test("[CARD-3] [CARD-5] an error keeps the last good version running and is printed in the validator's words", async () => {
  await edit('lucky-harbor.example', (text) => text.replace('"sapphire"', '"saphire"'));
  await becomesLive(stage.said, '"saphire" is not a colour');
  expect(stage.said()).toMatch(/site-configs\/sites\/lucky-harbor\.example\/site\.json:\d+:\d+ {2}theme\.color: /);
  expect(await title('lucky-harbor.example')).toContain('Lucky Pier');
  expect(await page('lucky-harbor.example')).toContain('<body class="sapphire template4 slot4"');
  await edit('lucky-harbor.example', (text) => text.replace('"saphire"', '"emerald"'));
  await becomesLive(() => page('lucky-harbor.example'), '<body class="emerald template4 slot4"');
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
  await mkdir(folderOf('fresh-start.example'));
  await writeFile(
    siteFile('fresh-start.example'),
    JSON.stringify({ $schema: '../../../schemas/site.schema.json', ...site }, null, 2),
  );
  await becomesLive(() => title('fresh-start.example'), 'Fresh Start');
  expect((await answer('fresh-start.example', '/about')).status).toBe(200);
  await rm(folderOf('fresh-start.example'), { recursive: true });
  await expect.poll(async () => (await answer('fresh-start.example')).status, { interval: 50 }).toBe(404);
});

test('[CARD-3] the server that has taken all of it over is the one that was started; it ends cleanly when it is asked to', async () => {
  expect(starts()).toBe(1);
  // One that is late says something of the machine, all of them something of the server.
  expect(Math.min(...liveMs), 'the soonest change, sooner than a start').toBeLessThan(startMs);
  expect(await stage.close()).toBe(0);
});
