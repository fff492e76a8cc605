import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { CallName } from '../../engine/api/calls';
import type { Startup } from '../../engine/api/startupModels';
import { pathsOf, replaced, strangers, type Json } from '../contract/strangers';
import { madeOf, specRows } from './answerModel';

const recordedIn = (mode: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `answers/${mode}.json`), 'utf8')) as {
    readonly path: string;
    readonly body: Json;
  }[];
const recorded = recordedIn('typed');

interface Case {
  readonly name: CallName;
  readonly path: readonly (string | number)[];
  readonly stranger: Json | undefined;
  readonly body: Json;
}

/** Each field of each call's answer, with each kind of JSON in its place, and without it. */
const casesOf = (answers: typeof recorded) =>
  specRows.flatMap(([name, row]): readonly Case[] => {
    const body = answers.find(({ path }) => path === row.path)?.body ?? null;
    return pathsOf(body).flatMap((path) =>
      [undefined, ...strangers].map((stranger) => ({ name, path, stranger, body: replaced(body, path, stranger) })),
    );
  });

const cases = casesOf(recorded);

it('[CALL-X] no answer of any form throws', () => {
  const all = [...cases, ...['php', 'ints', 'bad-rows'].flatMap((mode) => casesOf(recordedIn(mode)))];
  expect(all.length).toBeGreaterThan(10_000);
  const thrown = all.flatMap((one) => {
    try {
      madeOf(one.name, one.body);
      return [];
    } catch (error) {
      return [`${one.name} ${one.path.join('/')} ${JSON.stringify(one.stranger)}: ${String(error)}`];
    }
  });
  expect(thrown).toEqual([]);
});

it('[STATE-4] nobody is signed in by an answer without a status of 1 and two tokens', () => {
  const taken = cases
    .filter(({ name }) => name === 'login' || name === 'loginByCode')
    .filter(({ path, stranger, body }) => {
      const isStatus = path.join() === 'statusCode';
      const isToken = ['token', 'user/session_token', 'user'].includes(path.join('/'));
      const mustFail =
        (isStatus && !/^\s*1(?:\.0+)?\s*$/.test(typeof stranger === 'object' ? 'none' : String(stranger))) ||
        (isToken && (typeof stranger !== 'string' || stranger === ''));
      return mustFail && madeOf('login', body) !== 'failure';
    });
  expect(taken).toEqual([]);
});

it('[CALL-SITE-1] start-up loses no field beside the one that can not be read', () => {
  const startups = cases.filter(({ name }) => name === 'startup');
  const whole = madeOf('startup', recorded[0]?.body ?? null) as Startup & Readonly<Record<string, unknown>>;
  const fieldOf: Readonly<Record<string, string>> = {
    maintenance: 'maintenance',
    site: 'site',
    language: 'languages',
    provider_count: 'providerCount',
    aff_domain: 'affiliateDomain',
    live_chat: 'liveChat',
    message: 'message',
  };
  const lost = startups.flatMap(({ path, stranger, body }) => {
    const [first = '', second] = path.map(String);
    if (first === 'statusCode') return [];
    const made = madeOf('startup', body) as Readonly<Record<string, unknown>> | 'failure';
    const own =
      first === 'content'
        ? second === undefined
          ? ['menu', 'gameMenu']
          : [second === 'menu' ? 'menu' : 'gameMenu']
        : [fieldOf[first]];
    const others = Object.keys(whole).filter((key) => !own.includes(key));
    const differing =
      made === 'failure' ? ['all'] : others.filter((key) => JSON.stringify(made[key]) !== JSON.stringify(whole[key]));
    return differing.map((key) => `${path.join('/')} ${JSON.stringify(stranger)} loses ${key}`);
  });
  expect(lost).toEqual([]);
});

it('no amount is read from what is none, and none is changed', () => {
  const balance = { statusCode: 1, game_balance: '1234.50', game_token: 10 };
  const read = (game_balance: Json) => madeOf('balance', { ...balance, game_balance });
  expect(
    ['1234.50', 1234.5, ' 1234.50', 0, '0', '-5', '.5'].map(
      (amount) => (read(amount) as { readonly game: string }).game,
    ),
  ).toEqual(['1234.50', '1234.5', '1234.50', '0', '0', '-5', '0.5']);
  const unclear: Json[] = [
    '1,234.50',
    '1.234,50',
    '12a',
    '',
    ' ',
    null,
    true,
    false,
    [],
    {},
    ['1'],
    '0x10',
    '1e5',
    9_007_199_254_740_993,
    0.1 + 0.2,
    '--1',
    '١٢',
  ];
  expect(unclear.map((amount) => [amount, read(amount)])).toEqual(unclear.map((amount) => [amount, 'failure']));
});
