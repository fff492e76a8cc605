import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bySite, compileOneSite } from '../engine/config/compileConfigs';
import { readDescriptor } from '../engine/config/descriptors';
import { loadPlatform } from '../engine/config/platform';
import { formatProblem } from '../engine/config/problem';
import { readConfigInput } from '../scripts/config/readConfigs';
import { everyRow } from './fixtures/everyRow';

const platform = loadPlatform(bySite(readConfigInput(process.cwd(), { only: [] })).shared);
const domain = 'sunny-reef.example';
const folder = `site-configs/sites/${domain}`;
const brandFiles = new Set(['logo', 'mark', 'logo-footer'].map((name) => `${folder}/brand/${name}.svg`));

type Values = Readonly<Record<string, unknown>>;

const page = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8');

/** Texts of the blocks of JSON of a page, without what indents them. */
function blocksOf(text: string): readonly string[] {
  return [...text.matchAll(/^( *)```json\n([\s\S]*?)^ *```$/gm)].map(([, indent = '', block = '']) =>
    block.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trim(),
  );
}

/** A block as it is meant: a whole file, keys of one, or one value a line. */
function examplesIn(block: string): readonly Values[] {
  const tries = [[block], [`{${block}}`], block.split('\n'), block.split('\n').map((line) => `{${line}}`)];
  for (const texts of tries) {
    try {
      return texts.map((text) => JSON.parse(text) as Values);
    } catch {
      // It is written in another of these ways.
    }
  }
  throw new Error(`This is no JSON: ${block}`);
}

/** The first site of README.md, from its own block. */
const [firstSite = {}] = blocksOf(page('README.md')).flatMap(examplesIn);

/** What is said of the site with more in its file, or with one more page. */
function saidOf(more: Values, files: readonly (readonly [string, Values])[] = []): readonly string[] {
  const all = [[`${folder}/site.json`, { ...firstSite, ...more }] as const, ...files];
  const texts = new Map(all.map(([file, value]) => [file, JSON.stringify(value)]));
  return compileOneSite(platform, { domain, files: texts, brandFiles }, []).problems.map(formatProblem);
}

const changed = (changes: readonly unknown[]) => saidOf({ pages: { home: { changes } } });
const strip = (more: Values) => ({
  change: 'insert',
  after: 'hot-games',
  node: { id: 'reef-offers', type: 'promo-strip', props: { title: { key: 'home.promotions' }, limit: 3 }, ...more },
});

/** What is said of an example, read as what its keys say it is; undefined where none of them does. */
function judged(example: Values): readonly string[] | undefined {
  const whole = (file: string, kind: Parameters<typeof readDescriptor>[2]) =>
    readDescriptor(file, JSON.stringify(example), kind).problems.map(formatProblem);
  const isOf = (...keys: readonly string[]) => keys.some((key) => Object.hasOwn(example, key));
  if (isOf('path')) {
    const name = String(example['name']);
    return saidOf({}, [[`${folder}/pages/${name}.json`, { ...example, listed: false }]]);
  }
  if (isOf('change')) return changed([example]);
  if (isOf('sites') || example['$schema'] === '../../schemas/environment.schema.json')
    return whole('site-configs/environments/trial.json', { kind: 'environment', name: 'trial' });
  if (isOf('timeZone', 'offers')) return whole('site-configs/platform/api.json', { kind: 'platform', topic: 'api' });
  if (isOf('title')) return changed([strip({ props: { ...example, limit: 3 } })]);
  return isOf('pages', 'logos', 'theme', 'currency', 'domain') ? saidOf(example) : undefined;
}

describe('[CARD-1] what the pages for operators show can be pasted', () => {
  it.each(['README.md', 'docs/operators.md', 'docs/platform.md'])('in %s', (name) =>
    everyRow(
      blocksOf(page(name)).flatMap(examplesIn),
      (example) => JSON.stringify(example),
      (example) => {
        expect(judged(example)).toEqual([]);
      },
    ),
  );

  it('as a condition of the generated table', () => {
    const table = page('docs/operators.md').split('<!-- conditions:')[1]?.split('<!-- /conditions')[0] ?? '';
    const conditions = [...table.matchAll(/`(\{.*\})`/g)].map(([, text = '']) => JSON.parse(text) as Values);
    return everyRow(
      conditions,
      (when) => JSON.stringify(when),
      (when) => {
        expect(changed([strip({ when })])).toEqual([]);
      },
    );
  });

  it('as a sentence that names a key of site.json', () => {
    const written = [...page('docs/operators.md').matchAll(/`("\w+": [^`…]*)`/g)].flatMap(([, text = '']) =>
      /^"(?:maintenance|maintenancePicture|support|aliases|operator)"/.test(text) ? [text] : [],
    );
    return everyRow(
      written.flatMap(examplesIn),
      (example) => JSON.stringify(example),
      (example) => {
        expect(saidOf(example)).toEqual([]);
      },
    );
  });
});
