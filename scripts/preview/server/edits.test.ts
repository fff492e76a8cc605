import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { EditRequest } from '../protocol';
import { createConfigurationHub, type ConfigurationHub } from './configurationHub';
import { createEdits, type Edits } from './edits';

const root = resolve(import.meta.dirname, '../../..');
const view = { domain: 'lucky-harbor.example' };
const site = `site-configs/sites/${view.domain}/site.json`;

let folder: string;
let hub: ConfigurationHub;
let edits: Edits;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-edits-'));
  await cp(join(root, 'site-configs'), join(folder, 'site-configs'), { recursive: true });
  for (const name of ['templates', 'widgets', 'engine', 'schemas']) await symlink(join(root, name), join(folder, name));
  hub = createConfigurationHub(folder);
  edits = createEdits(folder, hub, () => void hub.look());
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

const textOf = (file: string) => readFile(join(folder, file), 'utf8');
const request = (layer: EditRequest['layer'], props: EditRequest['props']): EditRequest => ({
  pane: 'a',
  page: '/',
  node: 'hot-games',
  layer,
  props,
});

it("[CARD-4] says which domains an edit affects, writes it as a change of the site, and takes it back to the file's last letter", async () => {
  const before = await textOf(site);
  const outcome = await edits.save(view, request('site', { source: { list: 'new' } }));
  expect(outcome).toMatchObject({ kind: 'fits', file: site, domains: [view.domain], isSeen: true });
  const after = await textOf(site);
  expect(JSON.parse(after)).toMatchObject({
    pages: {
      home: {
        changes: expect.arrayContaining([
          { change: 'props', node: 'hot-games', props: { source: { list: 'new' } } },
        ]) as unknown,
      },
    },
  });
  expect(edits.undoState()).toEqual({ next: { file: site, label: 'source of hot-games' } });

  expect(await edits.undo()).toEqual({ next: null });
  expect(await textOf(site)).toBe(before);
});

it("[CARD-4] [CARD-5] refuses a wrong value in the validator's words, with its line, and writes nothing", async () => {
  const before = await textOf(site);
  const outcome = await edits.save(view, request('site', { arrangement: 'shelv' }));
  expect(outcome).toMatchObject({
    kind: 'refused',
    problems: [{ file: site, severity: 'error', message: expect.stringContaining('"shelv"') as unknown }],
  });
  expect(await textOf(site)).toBe(before);
});

it('[CARD-4] writes nothing outside site-configs, and nothing over what somebody else has written', async () => {
  expect(edits.propose(view, request('template', { limit: 3 }))).toEqual({
    kind: 'impossible',
    message:
      'templates/template4/pages/home.json stands outside site-configs, and the preview writes nowhere else. Open it in the editor.',
  });
  await edits.save(view, request('site', { source: { list: 'new' } }));
  const saved = await textOf(site);
  await writeFile(join(folder, site), `${saved}\n`);
  expect(await edits.undo()).toEqual({ message: `${site} has been changed since. Undo it in the editor.` });
  expect(await textOf(site)).toBe(`${saved}\n`);
});
