import { expect, it, onTestFinished } from 'vitest';
import { loadBundles } from '../../scripts/config/readConfigs';
import { formatProblem } from '../../engine/config/problem';
import { smallSite, temporaryProject } from '../fixtures/temporaryProject';

function compiled(theme: object) {
  const { root, write, remove } = temporaryProject();
  onTestFinished(remove);
  write('site-configs/sites/a.example/site.json', { ...smallSite('a.example', { currency: 'EUR' }), theme });
  const { bundles, problems } = loadBundles(root);
  return { bundle: bundles.get('a.example'), said: problems.map(formatProblem) };
}

it('[SITE-4] a site holds itself in the other themes that it lists, and in no other', { timeout: 60_000 }, () => {
  const { bundle, said } = compiled({ code: 'template4', color: 'gold', alternatives: ['template9', 'slot5', 'template4'] });
  expect(said).toEqual([]);
  expect(Object.keys(bundle?.themes ?? {})).toEqual(['template9', 'slot5']);
  const { site, pages, themes } = bundle?.themes?.['slot5'] ?? {};
  expect(themes).toBeUndefined();
  expect([site?.theme.code, site?.theme.color, site?.payloadRoot]).toEqual(['slot5', 'gold', '/themes/slot5']);
  expect(pages?.['home']?.layout).toBe(site?.theme.template);
  expect(Object.keys(pages ?? {})).toEqual(Object.keys(bundle?.pages ?? {}));
  expect(compiled({ code: 'template4', color: 'gold' }).bundle?.themes).toBeUndefined();
});

it('[SITE-4] an alternative that is no theme code is named', { timeout: 60_000 }, () => {
  const { said } = compiled({ code: 'template4', color: 'gold', alternatives: ['template99'] });
  expect(said.join('\n')).toMatch(/theme\.alternatives\[0\]: "template99" is not a theme/);
});
