import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { formatProblem } from '../../engine/config/problem';
import { smallSite } from '../../tests/fixtures/temporaryProject';
import { createConfigurationHub } from '../preview/server/configurationHub';
import { look } from '../serve/looks';
import { configsFolder } from './configsFolder';
import { outsideNames } from './outsideFolder';

const project = resolve(import.meta.dirname, '../..');
const domain = 'reef.example';
const site = smallSite(domain, { currency: 'EUR', externalId: 'RE01', name: 'Reef' });
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-elsewhere-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
});

function put(file: string, value: unknown): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(value));
}

/** Whole layers, as somebody copies them out of the project: JSON alone, and none of its sites. */
function copyLayers(): void {
  for (const part of ['site-configs', 'templates'])
    cpSync(join(project, part), join(folder, part), {
      recursive: true,
      filter: (path) => !/\/sites\/.|\.tsx?$|\/assets\//.test(path.slice(project.length)),
    });
}

const forms = {
  'site-configs/ and templates/': () => {
    copyLayers();
    put(`site-configs/sites/${domain}/site.json`, site);
  },
  'site-configs/ alone': () => put(`site-configs/sites/${domain}/site.json`, site),
  'sites/': () => put(`sites/${domain}/site.json`, site),
};

describe.each(Object.entries(forms))('[CARD-3] a folder of configuration with %s', (_, make) => {
  it('is read with the code of the project, and holds the site alone', () => {
    make();
    const { bundles, problems, folders } = look({ root: configsFolder(folder), without: [] });
    expect(problems.map(formatProblem)).toEqual([]);
    expect([bundles.map((bundle) => bundle.site.domain), folders]).toEqual([[domain], [domain]]);
  });

  it('[CARD-4] is what a preview shows', () => {
    make();
    expect(createConfigurationHub(configsFolder(folder)).domains()).toEqual([domain]);
  });
});

it('[CARD-1] lays a folder without templates over the shared layers, file by file', () => {
  put(`sites/${domain}/site.json`, { ...site, extends: 'reefs', currency: undefined });
  put('families/reefs.json', { version: 1, currency: 'USD' });
  put('package.json', { name: 'our-sites' });
  const { bundles, problems } = look({ root: configsFolder(folder), without: [] });
  expect(problems.map(formatProblem)).toEqual([]);
  expect(bundles[0]?.site.currency.code).toBe('USD');
});

it.each([
  ['nothing', (place: string) => `There is no folder ${place}.`],
  ['.', (place: string) => `${place} has no folder "sites". Name the folder that holds "sites/".`],
])('says of %s what it wants', (name, said) => {
  const place = join(folder, name);
  expect(() => configsFolder(place)).toThrow(said(place));
});

it('[CARD-5] takes a file called "sites" for no folder of sites', () => {
  writeFileSync(join(folder, 'sites'), '');
  expect(() => configsFolder(folder)).toThrow(`${folder} has no folder "sites". Name the folder that holds "sites/".`);
});

it('[CARD-5] names a link by its own place, and what is not there by where it should be', () => {
  put('sites/reef.example/pages/a.json', {});
  symlinkSync('/etc/hosts', join(folder, 'sites/reef.example/site.json'));
  const nameOf = outsideNames(folder);
  const shown = (file: string) => resolve(process.env['INIT_CWD'] ?? process.cwd(), nameOf(file));
  const real = realpathSync(folder);
  expect(shown('sites/reef.example/site.json')).toBe(join(real, 'sites/reef.example/site.json'));
  expect(shown('sites/reef.example/none.json')).toBe(join(real, 'sites/reef.example/none.json'));
});
