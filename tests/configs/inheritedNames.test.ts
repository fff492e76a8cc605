import { describe, expect, it } from 'vitest';
import { bySite, compileConfigs, compileOneSite } from '../../engine/config/compileConfigs';
import { formatPath, textsOf, type JsonPath } from '../../engine/config/jsonPath';
import { loadPlatform } from '../../engine/config/platform';
import { readConfigInput } from '../../scripts/config/readConfigs';
import { hashSeed } from '../../scripts/sandbox/art/random';
import { gateShare } from '../gateShare';
import { baseInput } from './baseInput';

/** What every object inherits: a table asked for one of these without care answers with something that nobody wrote. */
const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

/**
 * Keys whose words are free, or belong to the platform's API: any of the names is as good as another. Nothing is looked
 * up by them.
 */
const free = [
  ...['name', 'legalName', 'number', 'authority', 'auditor', 'externalId', 'id'],
  ...['EN', 'PHP', 'ESP', 'CT', 'MMK', 'picture', 'value', 'lang', 'date', 'pattern'],
  ...['loggedMessages', 'expiredMessages', 'statusMessage', 'type', 'image', 'code', 'segment', 'bodyClasses', 'page'],
  // A code may be of a template that is still to come.
  'template',
  ...['referrerCode', 'ch', 'cm', 'pp', 'affiliateCode', 'fbp', 'appsflyerId', 'visitorId'],
];
const isFree = (path: JsonPath) => free.includes(String(path.findLast((step) => typeof step === 'string')));

/** A copy of a value with another text at a path. */
function replaced(value: unknown, [step, ...rest]: JsonPath, text: string): unknown {
  if (step === undefined) return text;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[step] = replaced(copy[step], rest, text);
  return copy;
}

/** Which of the names a key is surely met with. */
function placeOfName(key: string): number {
  return hashSeed(key) % names.length;
}

const shipped = readConfigInput(process.cwd());
const platform = loadPlatform(bySite(shipped).shared);

describe.each(['lucky-harbor.example', 'grand-aurelia.example', 'wireframe.example'])('%s', (domain) => {
  const file = `site-configs/sites/${domain}/site.json`;
  const value = JSON.parse(shipped.files.get(file) ?? '') as unknown;

  it.each(names)('[CARD-5] with "%s" in the place of each of its words is refused there, and never stops the compiler', (name) => {
    const silent = textsOf(value).flatMap(({ path }) => {
      const text = JSON.stringify(replaced(value, path, name));
      const { problems } = compileOneSite(platform, { domain, files: new Map([[file, text]]), brandFiles: shipped.brandFiles }, []);
      return problems.length > 0 || path[0] === '$schema' || isFree(path) ? [] : [formatPath(path)];
    });
    expect(silent).toEqual([]);
  });
});

it.each(names)('[CARD-5] "%s" in the place of any word of a shared file is refused, and never stops the compiler', (name) => {
  const input = baseInput();
  const words = [...input.files].flatMap(([file, text]) => {
    const value = JSON.parse(text) as unknown;
    return textsOf(value).map(({ path }) => ({ file, value, path, key: path.filter((step) => typeof step === 'string').join('.') }));
  });
  // In the gate each key of each file is met with at least one of the names: one or more of its places are sampled.
  const sampledWords = gateShare(
    words,
    0.2,
    ({ file, path }) => `${file} ${formatPath(path)} ${name}`,
    ({ file, key }) => (placeOfName(`${file} ${key}`) === names.indexOf(name) ? [`${file} ${key}`] : []),
  );
  const silent = sampledWords.flatMap(({ file, value, path }) => {
    const { problems } = compileConfigs({ ...input, files: new Map([...input.files, [file, JSON.stringify(replaced(value, path, name))]]) });
    return problems.length > 0 || path[0] === '$schema' || isFree(path) ? [] : [`${file} ${formatPath(path)}`];
  });
  expect(silent).toEqual([]);
});
