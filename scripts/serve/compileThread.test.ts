import { mkdirSync, readFileSync, renameSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { expect, it, onTestFinished, vi } from 'vitest';
import { formatProblem } from '../../engine/config/problem';
import { smallSite, temporaryProject } from '../../tests/fixtures/temporaryProject';
import { createCompileThread, type CompileThread } from './compileThread';

const hangingLooks = new URL('../../tests/fixtures/hangingLooks.ts', import.meta.url).href;

/** Two sound sites, and whatever else is written. */
function project(more: Readonly<Record<string, object>> = {}) {
  const { root, write, remove } = temporaryProject();
  onTestFinished(remove);
  for (const [domain, id] of [
    ['a.example', 'A1'],
    ['b.example', 'B1'],
  ] as const)
    write(
      `site-configs/sites/${domain}/site.json`,
      smallSite(domain, { currency: 'EUR', externalId: id, name: `Brand ${id}` }),
    );
  for (const [file, value] of Object.entries(more)) write(file, value);
  return root;
}

function threadOf(root: string, options: { readonly limitMs?: number; readonly entry?: string } = {}): CompileThread {
  const thread = createCompileThread({ root, ...options });
  onTestFinished(() => thread.close());
  return thread;
}

async function lookAt(thread: CompileThread) {
  const { bundles, problems, folders } = await thread.read();
  return { live: bundles.map(({ site }) => site.domain), said: problems.map(formatProblem), folders };
}

it('[CARD-3] compiles every site in a thread of its own, while the thread that serves goes on', async () => {
  const before = performance.eventLoopUtilization();
  const look = await lookAt(threadOf(project()));
  const { utilization } = performance.eventLoopUtilization(before);
  expect(look).toEqual({ live: ['a.example', 'b.example'], said: [], folders: ['a.example', 'b.example'] });
  expect(utilization, 'the share of the time in which this thread was busy').toBeLessThan(0.5);
});

it('[CARD-3] counts a link in the place of a site as its folder, so that the site keeps running', async () => {
  const root = project();
  renameSync(join(root, 'site-configs/sites/b.example'), join(root, 'elsewhere'));
  symlinkSync(join(root, 'elsewhere'), join(root, 'site-configs/sites/b.example'));
  const { live, said, folders } = await lookAt(threadOf(root));
  expect([live, folders]).toEqual([['a.example'], ['a.example', 'b.example']]);
  expect(said).toEqual([expect.stringContaining('[file-link]')]);
});

it('[CARD-3] what hangs and what ends the thread is named and left out until it changes; the other sites are compiled', async () => {
  const file = (domain: string) => `site-configs/sites/${domain}/site.json`;
  const [hanging, crashing] = ['hang.example', 'crash.example'] as const;
  const siteOf = (domain: string, externalId: string) =>
    smallSite(domain, { currency: 'EUR', externalId, name: externalId });
  const root = project({ [file(hanging)]: siteOf(hanging, 'H1'), [file(crashing)]: siteOf(crashing, 'C1') });
  const notes = join(root, 'notes');
  writeFileSync(notes, '');
  vi.stubEnv('HANGING_LOOKS', notes);
  const noted = () => readFileSync(notes, 'utf8').split('\n').slice(0, -1);
  // However slow the machine is, time passes when the test says so.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const thread = threadOf(root, { limitMs: 3000, entry: hangingLooks });
  /** Looks until as many hang and crash as are named, and lets the time pass that the one that hangs has. */
  const lookPast = async (all: readonly string[]) => {
    const look = lookAt(thread);
    await expect.poll(noted).toEqual(all);
    if (all.at(-1) === 'hang') {
      // What the thread has said of the file is heard by then.
      for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      vi.advanceTimersByTime(3000);
    }
    return look;
  };
  const line = (domain: string, reason: string) =>
    `${file(domain)}:1:1  The file ${reason}, so it was left out. Take out what was changed last.  [file-slow]`;
  const first = await lookPast(['crash', 'hang']);
  expect(first).toEqual({
    live: ['a.example', 'b.example'],
    said: [line(crashing, 'ended the thread that compiles'), line(hanging, 'took longer than 3 s')],
    folders: ['a.example', 'b.example', crashing, hanging],
  });
  expect(await lookAt(thread)).toEqual(first);
  expect(noted(), 'what is known to hang is not tried again').toEqual(['crash', 'hang']);
  const change = (domain: string) => utimesSync(join(root, file(domain)), new Date(), new Date(Date.now() + 5000));
  change(hanging);
  expect(await lookPast(['crash', 'hang', 'hang']), 'a changed file is').toEqual(first);
  change(crashing);
  expect(await lookPast(['crash', 'hang', 'hang', 'crash']), 'a changed file is').toEqual(first);
});

it('[CARD-5] no file below site-configs keeps the others from being read', async () => {
  const root = project();
  const folder = join(root, 'site-configs/sites/bad.example');
  mkdirSync(join(folder, 'site.json'), { recursive: true });
  writeFileSync(join(root, 'site-configs/sites/a.example/site.json'), '['.repeat(5000));
  const { live, said } = await lookAt(threadOf(root));
  expect(live).toEqual(['b.example']);
  expect(said).toEqual([
    'site-configs/sites/a.example/site.json:1:65  Objects and lists are nested more than 64 deep. Take out what is nested too deeply.  [json-too-deep]',
    'site-configs/sites/bad.example/site.json:1:1  This is a folder, and its name is that of a file. Put the file here, or give the folder another name.  [file-kind]',
  ]);
});

it('[SITE-4] compiles a site for the template of another theme, for a start-up that names it', async () => {
  const { root, write, remove } = temporaryProject();
  onTestFinished(remove);
  write('site-configs/sites/a.example/site.json', {
    ...smallSite('a.example', { currency: 'EUR' }),
    pages: { home: { changes: [{ change: 'remove', node: 'no-such-node-of-another-template' }] } },
  });
  const thread = threadOf(root);
  const site = (await thread.inTheme('a.example', 'template9'))?.site;
  expect([site?.domain, site?.theme.template, site?.payloadRoot, site?.themeCodes['template9']]).toEqual([
    'a.example',
    'template9',
    '/themes/template9',
    [],
  ]);
  expect(Object.keys(site?.layouts ?? {})).toContain('template9');
  expect(await thread.inTheme('a.example', 'no-such-theme')).toBeUndefined();
  write('site-configs/sites/a.example/site.json', smallSite('a.example', { currency: 'PHQ' }));
  expect(await thread.inTheme('a.example', 'template9')).toBeUndefined();
});
