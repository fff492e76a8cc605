import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { smallFleet, type SmallFleet } from './smallFleet';
import { publishedNames } from './storeContent';

const failing = vi.hoisted(() => ({ at: '' }));

/** The real functions, of which one throws over the site of a name. */
const withFaultyRule = vi.hoisted(() => async (load: () => Promise<Record<string, unknown>>) => {
  const { withFault } = await import('../fixtures/withFault');
  return withFault(await load(), (name, given) => {
    const [, draft] = given as readonly [unknown, { readonly site?: object } | undefined];
    const { domain } = (draft?.site ?? draft ?? {}) as { readonly domain?: string };
    return failing.at === name && domain === 'site-1.example';
  });
});
vi.mock('../../engine/config/siteRules', (load) => withFaultyRule(load));
vi.mock('../../engine/config/compileBundle', (load) => withFaultyRule(load));

let fleet: SmallFleet;
beforeEach(() => {
  failing.at = '';
  fleet = smallFleet(3);
});
afterEach(() => fleet.remove());

const names = () => publishedNames(fleet);
const named = (name: string) => (site: Record<string, unknown>) => void (site['name'] = name);
const file = 'site-configs/sites/site-1.example/site.json';

it.each([
  ['nests too deeply', () => writeFileSync(join(fleet.project, file), '['.repeat(5000)), 'json-too-deep'],
  ['crashes a rule', () => void (failing.at = 'siteRuleProblems'), 'file-crash'],
  ['crashes the compiler', () => void (failing.at = 'compileBundle'), 'file-crash'],
])(
  '[CARD-5] a file that %s is named, its site stays as it is published, and the others are published',
  async (_, spoil, code) => {
    await fleet.publish();
    for (const domain of ['site-0.example', 'site-1.example']) fleet.edit(domain, named('Reef'));
    spoil();
    const { problems, leftOut, release } = await fleet.publish();
    expect(problems.map((problem) => [problem.file, problem.code])).toEqual([[file, code]]);
    expect(leftOut).toEqual(['site-1.example']);
    expect(release?.note).toMatchObject({ sites: 3, added: 0, changed: 1, removed: 0 });
    expect(await names()).toMatchObject({ 'site-0.example': 'Reef', 'site-1.example': 'Site 1' });

    // Nobody takes its host meanwhile.
    fleet.edit('site-2.example', (site) => void (site['aliases'] = ['site-1.example']));
    expect((await fleet.publish()).problems.map((problem) => problem.code)).toContain('domain-claimed');
  },
);

it('[CARD-5] a site that was never published is left out until its file is mended', async () => {
  failing.at = 'compileBundle';
  const first = await fleet.publish();
  expect([first.leftOut, first.release?.note.sites]).toEqual([['site-1.example'], 2]);
  expect(Object.keys(await names())).toEqual(['site-0.example', 'site-2.example']);
  failing.at = '';
  expect((await fleet.publish()).release?.note).toMatchObject({ sites: 3, added: 1 });
});
