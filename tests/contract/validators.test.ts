import { exactTime } from '../../engine/api/readers/exactTime';
import { readAnswer, isExact } from '../../engine/api/readers/readAnswer';
import { expect, it } from 'vitest';
import { allEndpoints } from '../../scripts/sandbox/callTable';
import { createSandbox } from '../../scripts/sandbox/index';
import { createApiSchemas } from '../../scripts/sandbox/validation';
import { askExample } from './exampleCalls';
import { sites } from './sites';
import { pathsOf, replaced, strangers, type Json } from './strangers';

const schemas = createApiSchemas();
const app = await createSandbox({ seed: 'livery', now: () => Date.parse('2026-11-20T12:14:00Z'), sites });

it.each((await allEndpoints()).map(([name, row]) => [row.requirement, name, row] as const))(
  '[%s] the browser judges answers of %s as Ajv does',
  async (_, name, row) => {
    const answer = await answerOf(name);
    const validate = schemas.validatorOf(`${row.definition}Answer`);
    expect(isExact(row.answer, answer)).toBe(true);
    const differing = pathsOf(answer)
      // The status is the envelope's.
      .filter(([first]) => first !== 'statusCode')
      .slice(0, 250)
      .flatMap((path) => [undefined, ...strangers].map((stranger) => ({ path, stranger })))
      .filter(({ path, stranger }) => {
        const changed = replaced(answer, path, stranger);
        return isExact(row.answer, changed) !== validate(changed);
      });
    expect(differing).toEqual([]);
    expect(strangers.filter((stranger) => isExact(row.answer, stranger) !== validate(stranger))).toEqual([]);
  },
);

it('[CALL-SITE-1] reads menus as deep as they are', async () => {
  const startup = (await allEndpoints()).find(([name]) => name === 'startup')?.[1];
  const menu = (leaf: Json): Json => ({
    maintenance: { is_maintenance: false },
    content: { menu: [{ content_id: 'a', children: [{ content_id: 'b', children: [{ content_id: leaf }] }] }] },
  });
  const answer = startup?.answer ?? expect.unreachable();
  expect(isExact(answer, menu('c'))).toBe(true);
  expect(readAnswer(answer, menu(7), exactTime).deviations).toEqual([
    { path: '/content/menu/*/children/*/children/*/content_id', came: 'number', done: 'converted' },
  ]);
});

async function answerOf(name: Parameters<typeof askExample>[0]): Promise<Json> {
  const [site] = sites;
  if (site === undefined) throw new Error('The demo site is missing.');
  const answer = await askExample(name, site, async (url, method, payload, host) =>
    (
      await app.inject({
        url,
        method: method as 'POST',
        headers: { host },
        ...(payload === undefined ? {} : { payload }),
      })
    ).json<unknown>(),
  );
  return answer as Json;
}
