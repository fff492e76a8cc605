import { describe, expect, it } from 'vitest';
import { compileConfigs } from '../../engine/config/compileConfigs';
import { formatProblem } from '../../engine/config/problem';
import { inputWith } from './badConfig';

const lucky = 'site-configs/sites/lucky.example/site.json';
const compiled = (formats: string) => {
  const { problems, bundles } = compileConfigs(inputWith({ title: 'formats', files: { [lucky]: [['"default": "EN",', `"default": "EN",\n    "formats": ${formats},`]] } }));
  return {
    problems: problems.filter(({ severity }) => severity === 'error').map(formatProblem),
    tags: bundles.get('lucky.example')?.site.locales.enabled.map(({ code, date }) => [code, date].join(' ')),
  };
};

describe('the formats of a site', () => {
  it('[I18N-3] stand above those of the platform, language by language', () => {
    const { problems, tags } = compiled('{ "EN": "en-IE" }');
    expect(problems).toEqual([]);
    expect(tags).toContain('EN en-IE');
    expect(compiled('{}').tags).not.toContain('EN en-IE');
  });

  it.each([
    ['{ "EN": "es-MX" }', 'es-MX'],
    ['{ "EN": "English" }', 'English'],
    ['{ "NE": "ne-NP" }', 'NE'],
  ])('[I18N-3] [CARD-5] are tags of the language itself: %s', (formats, word) => {
    expect(compiled(formats).problems).toEqual([expect.stringContaining(`"${word}"`)]);
  });
});
