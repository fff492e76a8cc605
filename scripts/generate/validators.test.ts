import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeAjv, schemaId } from './ajv';
import { bare } from './bare';
import { withLocalRuntime } from './runtime';

const folder = 'schemas/generated/validators';
const modules = readdirSync(folder).filter((name) => name.endsWith('.js'));

it.each(modules)('[CARD-1] %s needs neither Ajv nor eval, so a strict policy lets it run', (name) => {
  const code = readFileSync(join(folder, name), 'utf8');
  expect(code).not.toMatch(/\brequire\(|\beval\(|new Function/);
  expect(
    [...code.matchAll(/^import .* from '(.*)';$/gm)]
      .map(([, from]) => from)
      .filter((from) => !['./runtime.js', './shapes.js'].includes(from ?? '')),
  ).toEqual([]);
});

it('[CARD-1] refuses standalone code that needs a part of Ajv nobody has replaced', () => {
  expect(() => withLocalRuntime('const x = require("ajv/dist/runtime/uri").default;')).toThrow(
    'Standalone validators would need require("ajv/dist/runtime/uri").default; scripts/generate/runtime.ts does not know it.',
  );
});

it('[CARD-1] reports words that other files define, at their places', () => {
  const path = 'schemas/example.schema.json';
  const schema = {
    type: 'object',
    properties: { routes: { type: 'array', items: { type: 'string', 'x-route': true } } },
  };
  const validate = makeAjv([{ path, schema }], {}).getSchema(schemaId(path));
  const words: unknown[] = [];
  validate?.call({ refer: (...word: unknown[]) => void words.push(word) }, { routes: ['home', 'slots'] });
  expect(words).toEqual([
    ['x-route', 'home', '/routes/0'],
    ['x-route', 'slots', '/routes/1'],
  ]);
});

it('[CARD-1] leaves out what is only for people, but not keys that are called so', () => {
  const schema = {
    title: 'A',
    description: 'B',
    properties: { title: { type: 'string', description: 'C', examples: ['x'] } },
  };
  expect(bare(schema, false)).toEqual({ properties: { title: { type: 'string' } } });
});
