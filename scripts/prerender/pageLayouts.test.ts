import { expect, it } from 'vitest';
import { layoutOf } from '../../engine/stores/payload';
import { testSite } from '../../tests/fixtures/site';
import type { CompiledPage } from '../../engine/config/compiled';
import { pageInPayload, siteInDocument } from './pageLayouts';

const layoutNamed = (name: string) => ({ name, regions: [] });
const layouts = Object.fromEntries(
  ['default', 'maintenance', 'minigame', 'template4'].map((name) => [name, layoutNamed(name)]),
);
const site = { ...testSite(), layouts };
const pageIn = (layout: string): CompiledPage => ({
  name: layout,
  path: `/${layout}`,
  access: 'public',
  layout,
  title: {},
  regions: {},
});

it.each([
  ['template4', ['maintenance', 'template4']],
  ['minigame', ['maintenance', 'minigame', 'template4']],
])('[NET-2] a document of a page in %s brings along no layout that it does not need', (layout, names) => {
  expect(Object.keys(siteInDocument(site, pageIn(layout)).layouts)).toEqual(names);
});

it('[NET-2] whichever document asks, it has the layout of the next page, or gets it with that', () => {
  for (const from of Object.keys(layouts)) {
    for (const to of Object.keys(layouts)) {
      expect([from, to, layoutOf(siteInDocument(site, pageIn(from)), pageInPayload(site, pageIn(to)))]).toEqual([
        from,
        to,
        layoutNamed(to),
      ]);
    }
  }
});

it('[NET-2] the payload of most pages has no layout', () => {
  expect(pageInPayload(site, pageIn('template4')).compiledLayout).toBeUndefined();
});
