import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileConfigs } from '../../engine/config/compileConfigs';
import { errorCatalogue } from '../../engine/config/errorCatalogue';
import { formatProblem } from '../../engine/config/problem';
import { inputWith, type BadConfig } from './badConfig';
import { baseInput } from './baseInput';
import { addressCases } from './cases/addressCases';
import { changeCases } from './cases/changeCases';
import { formCases } from './cases/formCases';
import { jsonCases } from './cases/jsonCases';
import { nameCases } from './cases/nameCases';
import { nodeCases } from './cases/nodeCases';
import { pageCases } from './cases/pageCases';
import { entryCases } from './cases/entryCases';
import { platformCases } from './cases/platformCases';
import { shapeCases } from './cases/shapeCases';
import { siteCases } from './cases/siteCases';
import { statusCases } from './cases/statusCases';
import { templateCases } from './cases/templateCases';

const groups = {
  'sound JSON': jsonCases,
  shapes: shapeCases,
  sites: siteCases,
  names: nameCases,
  pages: pageCases,
  'addresses of pages': addressCases,
  nodes: nodeCases,
  forms: formCases,
  changes: changeCases,
  platform: platformCases,
  'messages of the API': statusCases,
  'ways to the login': entryCases,
  templates: templateCases,
};
const cases = Object.values(groups).flat();
const outcomes = new Map<BadConfig, ReturnType<typeof compileConfigs>>();

/** What the compiler makes of a case, worked out once. */
function outcomeOf(bad: BadConfig): ReturnType<typeof compileConfigs> {
  const known = outcomes.get(bad) ?? compileConfigs(inputWith(bad));
  outcomes.set(bad, known);
  return known;
}

it('[CARD-5] the base project has no problems and compiles every site', () => {
  const { problems, bundles } = compileConfigs(baseInput());
  expect(problems).toEqual([]);
  expect([...bundles.keys()]).toEqual(['bola.example', 'lucky.example']);
});

describe.each(Object.entries(groups))('bad configurations: %s', (_, group) => {
  it.each(group)('$title', (bad) => {
    const { problems } = outcomeOf(bad);
    expect(problems.map(formatProblem)).toEqual(bad.expected);
  });
});

it('[CARD-5] a site with an error is not compiled, whatever the error', () => {
  for (const bad of cases) {
    const { problems, bundles } = outcomeOf(bad);
    for (const { file, severity } of problems) {
      const domain = /^site-configs\/sites\/([^/]+)\//.exec(file)?.[1];
      if (severity === 'error' && domain !== undefined) expect(bundles.has(domain), `${bad.title}: ${domain}`).toBe(false);
    }
  }
});

it('[CARD-5] every code of the catalogue is shown by a case', () => {
  const shown = new Set(cases.flatMap(({ expected }) => expected.map((line) => /\[([a-z-]+)\]$/.exec(line)?.[1])));
  // Those of jurisdictions are shown in jurisdictions.test.ts and operator.test.ts; advice, which the validator alone
  // gives, in advice.test.ts and offers.test.ts. Files that cannot be read, or cannot be borne, are shown beside what
  // reads them.
  const otherTests = ['tests/configs/advice', 'tests/configs/offers', 'engine/config/oneFile', 'engine/config/values', 'scripts/config/readConfigs', 'scripts/serve/compileThread', 'scripts/connect/connection'];
  const elsewhere = otherTests.map((name) => readFileSync(join(import.meta.dirname, '../..', `${name}.test.ts`), 'utf8')).join('\n');
  const isElsewhere = (code: string) => new RegExp(`[\\['"]${code}\\\\?[\\]'"]`).test(elsewhere);
  expect(Object.keys(errorCatalogue).filter((code) => !shown.has(code) && !code.startsWith('jurisdiction-') && !isElsewhere(code))).toEqual([]);
});
