import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { topics } from './fileKinds';
import { siteDefaults, topicDefaults } from './siteDefaults';

interface Property {
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Property>>;
}

const { properties } = JSON.parse(
  readFileSync(new URL('../../schemas/site.schema.json', import.meta.url), 'utf8'),
) as Required<Property>;
const defaultsOf = (name: string) =>
  Object.fromEntries(
    Object.entries(properties[name]?.properties ?? {}).map(([key, property]) => [key, property.default]),
  );

it('[SITE-1] fills in what the schema of a site documents as its defaults', () => {
  expect(siteDefaults.features).toEqual(defaultsOf('features'));
  expect(siteDefaults.contentSecurity).toEqual(defaultsOf('contentSecurity'));
  expect(siteDefaults.api).toEqual(defaultsOf('api'));
  expect(siteDefaults.jurisdiction).toBe(properties.jurisdiction?.default);
  expect(siteDefaults.imageId).toBe(defaultsOf('liveChat').imageId);
});

it('[SITE-1] fills in what the schemas of the platform’s files document as their defaults', () => {
  const documented = topics.map((topic) => {
    const schema = JSON.parse(
      readFileSync(new URL(`../../schemas/platform/${topic}.schema.json`, import.meta.url), 'utf8'),
    ) as Required<Property>;
    return [
      topic,
      Object.fromEntries(
        Object.entries(schema.properties).flatMap(([key, property]) =>
          'default' in property ? [[key, property.default]] : [],
        ),
      ),
    ];
  });
  expect(topicDefaults).toEqual(
    Object.fromEntries(documented.filter(([, defaults]) => Object.keys(defaults ?? {}).length > 0)),
  );
});
