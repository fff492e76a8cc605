import { expect, it, onTestFinished } from 'vitest';
import { loadBundles } from '../../scripts/config/readConfigs';
import { formatProblem } from '../../engine/config/problem';
import { smallSite, temporaryProject } from '../fixtures/temporaryProject';

const folder = 'site-configs/sites/a.example';

function compiled(theme: object, more: object = {}, pages: Readonly<Record<string, object>> = {}) {
  const { root, write, remove } = temporaryProject();
  onTestFinished(remove);
  write(`${folder}/site.json`, { ...smallSite('a.example', { currency: 'EUR', ...more }), theme });
  for (const [name, page] of Object.entries(pages)) write(`${folder}/pages/${name}.json`, page);
  const { bundles, problems } = loadBundles(root);
  return { bundle: bundles.get('a.example'), said: problems.map(formatProblem) };
}

it('[SITE-4] a site holds itself in the other themes that it lists, and in no other', () => {
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

it('[SITE-4] an alternative that is no theme code is named', () => {
  const { said } = compiled({ code: 'template4', color: 'gold', alternatives: ['template99'] });
  expect(said.join('\n')).toMatch(/theme\.alternatives\[0\]: "template99" is not a theme/);
});

/** A page of the site's own with a strip of offers in a form that template9 owns. */
const coupons = {
  version: 1,
  name: 'coupons',
  path: '/coupons',
  listed: false,
  title: { EN: 'Coupons' },
  regions: { main: [{ id: 'offers', type: 'promo-strip', props: { variant: 'stubs' } }] },
};

it('[SITE-4] what a site shows in its own theme and an alternative lacks is told at the alternative', () => {
  const theme = { code: 'template9', color: 'gold' };
  expect(compiled(theme, {}, { coupons }).said).toEqual([]);
  const { bundle, said } = compiled({ ...theme, alternatives: ['template4'] }, {}, { coupons });
  expect(bundle).toBeUndefined();
  expect(said).toEqual([
    expect.stringMatching(
      /^site-configs\/sites\/a\.example\/site\.json:\d+:\d+ {2}theme\.alternatives\[0\]: In the theme "template4", site-configs\/sites\/a\.example\/pages\/coupons\.json:\d+:\d+: "stubs" is not a variant of promo-strip\. .*Or take the theme out of this list\. {2}\[variant-unknown\]$/,
    ),
  ]);
});

it('[SITE-4] breakpoints that an alternative does not have are told; changes count as far as it has their nodes', () => {
  const theme = { code: 'template9', color: 'gold', alternatives: ['template4'] };
  const changes = [{ change: 'remove', node: 'board' }];
  expect(compiled(theme, { pages: { home: { changes } } }).said).toEqual([]);
  const strip = { id: 'offers', type: 'promo-strip', when: { viewport: { from: 'template9Custom' } } };
  const { said } = compiled(theme, { pages: { home: { changes: [{ change: 'insert', into: 'main', node: strip }] } } });
  expect(said.join('\n')).toMatch(/theme\.alternatives\[0\]: In the theme "template4", .*"template9Custom" is not a breakpoint of template4\..*\[breakpoint-unknown\]/);
});

it('[SITE-4] the rules of a jurisdiction hold in an alternative as well', () => {
  const theme = { code: 'template9', color: 'gold', alternatives: ['template4'] };
  // The footer stands beside a node that template4 does not have.
  const changes = [
    { change: 'remove', node: 'site-footer' },
    { change: 'insert', after: 'trail', node: { id: 'foot', type: 'site-footer', props: { groups: [] } } },
  ];
  const more = {
    jurisdiction: 'basic',
    operator: { legalName: 'A Ltd', licences: [{ number: 'A-1' }], ageMark: '18+' },
  };
  expect(compiled(theme, more).said).toEqual([]);
  const { bundle, said } = compiled(theme, { ...more, layout: { changes } });
  expect(bundle).toBeUndefined();
  const told = (element: string) =>
    new RegExp(`theme\\.alternatives\\[0\\]: In the theme "template4", .*Jurisdiction "basic" asks for "${element}": layout "template4" has no "site-footer"\\..*\\[jurisdiction-element-missing\\]$`);
  expect(said).toEqual([expect.stringMatching(told('age-mark')), expect.stringMatching(told('licence'))]);
});
