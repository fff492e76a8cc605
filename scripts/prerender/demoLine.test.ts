import { expect, it } from 'vitest';
import { testSite } from '../../tests/fixtures/site';
import { asDemo, demoRules } from './demoLine';

it('a demonstration ends its footers with a line of fixed height, in each language of the site', () => {
  const rules = demoRules(testSite());
  expect(rules).toContain('content:var(--lv-demo)');
  expect(rules).toContain('height:44px');
  expect(rules).toContain(':root{--lv-demo-inset:56px}');
  expect(
    [...rules.matchAll(/:root\[lang="([\w-]+)"\]\{--lv-demo:"([^"]+)"\}/g)].map(([, lang, words]) => [lang, words]),
  ).toEqual([
    ['en', 'Demo: the games, amounts and winners on this site are fictional.'],
    ['vi', 'Bản demo: game, số tiền và người thắng trên trang này đều không có thật.'],
  ]);
});

it('a bundle is a demonstration only where it is said', () => {
  const bundle = { site: testSite(), pages: {}, modals: {} };
  expect([asDemo(bundle).isDemo, 'isDemo' in bundle]).toEqual([true, false]);
});
