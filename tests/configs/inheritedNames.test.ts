import { describe, expect, it } from 'vitest';
import { bySite, compileOneSite } from '../../engine/config/compileConfigs';
import { compileConfigs } from '../../engine/config/compileConfigs';
import { formatPath, textsOf, type JsonPath } from '../../engine/config/jsonPath';
import { loadPlatform } from '../../engine/config/platform';
import { readConfigInput } from '../../scripts/config/readConfigs';
import { baseInput } from './baseInput';

/** What every object inherits: a table asked for one of these without care answers with something that nobody wrote. */
const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

/** Places whose words are free: any of the names is as good as another. */
const isFree = (path: string) =>
  /(?:^|\.)(?:name|logoText|legalName|number|authority|address|auditor|chatId|imageId|id|description|title|text|EN|PHP|ESP|CT|CN|VI|RUS|MS|NE|BN|icon|value)(?:\[\d+\])?$/.test(path);

/** A copy of a value with another text at a path. */
function replaced(value: unknown, [step, ...rest]: JsonPath, text: string): unknown {
  if (step === undefined) return text;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[step] = replaced(copy[step], rest, text);
  return copy;
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
      return problems.length > 0 || path[0] === '$schema' || isFree(formatPath(path)) ? [] : [formatPath(path)];
    });
    expect(silent).toEqual([]);
  });
});

it.each(names)('[CARD-5] "%s" in the place of any word of a shared file is refused, and never stops the compiler', (name) => {
  const input = baseInput();
  const silent = [...input.files].flatMap(([file, text]) => {
    const value = JSON.parse(text) as unknown;
    return textsOf(value).flatMap(({ path }) => {
      const { problems } = compileConfigs({ ...input, files: new Map([...input.files, [file, JSON.stringify(replaced(value, path, name))]]) });
      return problems.length > 0 || path[0] === '$schema' || isFree(formatPath(path)) ? [] : [`${file} ${formatPath(path)}`];
    });
  });
  expect(silent).toEqual([]);
});
