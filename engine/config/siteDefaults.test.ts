import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { siteDefaults } from './siteDefaults';

interface Property {
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Property>>;
}

const { properties } = JSON.parse(readFileSync(new URL('../../schemas/site.schema.json', import.meta.url), 'utf8')) as Required<Property>;
const defaultsOf = (name: string) => Object.fromEntries(Object.entries(properties[name]?.properties ?? {}).map(([key, property]) => [key, property.default]));

it('[SITE-1] fills in what the schema of a site documents as its defaults', () => {
  expect(siteDefaults.features).toEqual(defaultsOf('features'));
  expect(siteDefaults.contentSecurity).toEqual(defaultsOf('contentSecurity'));
  expect(siteDefaults.api).toEqual(defaultsOf('api'));
  expect(siteDefaults.jurisdiction).toBe(properties.jurisdiction?.default);
  expect(siteDefaults.imageId).toBe(defaultsOf('liveChat').imageId);
});
