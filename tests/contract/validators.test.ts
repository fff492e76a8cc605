import { expect, it } from 'vitest';
import { allRows } from '../../scripts/sandbox/callTable';
import { createSandbox } from '../../scripts/sandbox/index';
import { createApiSchemas } from '../../scripts/sandbox/validation';
import { askExample } from './exampleCalls';
import { sites } from './sites';

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

const schemas = createApiSchemas();
const app = await createSandbox({ seed: 'livery', now: () => Date.parse('2026-11-20T12:14:00Z'), sites });

/** What may stand in the place of a value. */
const strangers: readonly Json[] = ['', 'x', '12', '1.5', '-3', 0, -1, 2.5, true, null, [], {}, ['x'], { x: 1 }];

it.each((await allRows()).map(([name, row]) => [row.requirement, name, row] as const))(
  '[%s] the browser judges answers of %s as Ajv does',
  async (_, name, row) => {
    const answer = await answerOf(name);
    const validate = schemas.validatorOf(`${row.definition}Answer`);
    expect(row.isAnswer(answer)).toBe(true);
    const differing = pathsOf(answer)
      .slice(0, 250)
      .flatMap((path) => [undefined, ...strangers].map((stranger) => ({ path, stranger })))
      .filter(({ path, stranger }) => {
        const changed = replaced(answer, path, stranger);
        return row.isAnswer(changed) !== validate(changed);
      });
    expect(differing).toEqual([]);
    expect(strangers.filter((stranger) => row.isAnswer(stranger) !== validate(stranger))).toEqual([]);
  },
);

it('[CALL-SITE-1] reads menus as deep as they are', async () => {
  const startup = (await allRows()).find(([name]) => name === 'startup')?.[1];
  const menu = (leaf: Json): Json => ({
    maintenance: { is_maintenance: false },
    content: { menu: [{ content_id: 'a', children: [{ content_id: 'b', children: [{ content_id: leaf }] }] }] },
  });
  expect(startup?.isAnswer(menu('c'))).toBe(true);
  expect(startup?.isAnswer(menu(7))).toBe(false);
  expect(startup?.isAnswer.errors).toEqual([{ instancePath: '/content/menu/0/children/0/children/0/content_id', schemaPath: '', keyword: 'type', params: {} }]);
});

async function answerOf(name: Parameters<typeof askExample>[0]): Promise<Json> {
  const [site] = sites;
  if (site === undefined) throw new Error('The demo site is missing.');
  const answer = await askExample(name, site, async (url, method, payload, host) =>
    (await app.inject({ url, method: method as 'POST', headers: { host }, ...(payload === undefined ? {} : { payload }) })).json<unknown>(),
  );
  return answer as Json;
}

type Path = readonly (string | number)[];

/** The place of every value inside, outer ones first, the first two entries of a list standing for all. */
function pathsOf(value: Json, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? value.slice(0, 2).map((_, index) => index) : Object.keys(value);
  return keys.flatMap((key) => [[...path, key], ...pathsOf((value as Readonly<Record<string | number, Json>>)[key] ?? null, [...path, key])]);
}

/** A copy with another value in that place, or without the field for undefined. */
function replaced(value: Json, [key, ...rest]: Path, stranger: Json | undefined): Json {
  if (key === undefined) return stranger ?? null;
  const copy = structuredClone(value) as { [name: string | number]: Json };
  if (rest.length > 0) copy[key] = replaced(copy[key] ?? null, rest, stranger);
  else if (stranger !== undefined) copy[key] = stranger;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else Reflect.deleteProperty(copy, key);
  return copy;
}
