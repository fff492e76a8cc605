import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '../../engine/config/compiled';
import { readDataFile } from './dataFile';
import { localeIn, outsideText, sendOutsidePage } from './outsidePage';

const texts = readDataFile('outside.json') as Readonly<Record<string, Readonly<Record<string, string>>>>;
const code = ['playRoute.ts', 'payRoute.ts']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');

describe('the pages of a bank and of a game in the sandbox', () => {
  it('[I18N-1] have every text in each language, and no text that they do not say', () => {
    const names = Object.keys(texts);
    expect(names.filter((name) => !code.includes(`'${name}'`) && !code.includes(`${name}: '`))).toEqual([]);
    for (const name of names) expect(Object.keys(texts[name] ?? {}).sort(), name).toEqual([...localeCodes].sort());
  });

  it('[I18N-1] keep the placeholders of the English', () => {
    const placeholders = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).sort();
    for (const [name, byCode] of Object.entries(texts))
      for (const locale of localeCodes)
        expect(placeholders(byCode[locale]), `${name} ${locale}`).toEqual(placeholders(byCode.EN));
  });

  it.each([
    [{ lang: 'ESP' }, 'ESP'],
    [{ lang: 'toString' }, 'EN'],
    [{ lang: ['CN', 'CT'] }, 'EN'],
    [{}, 'EN'],
    [undefined, 'EN'],
  ])('%o asks for %s', (query, locale) => expect(localeIn(query)).toBe(locale));

  it('refuse a text that is not there', () => {
    expect(() => outsideText('nothing', 'EN')).toThrow('data/outside.json has no text "nothing" in EN.');
  });

  it('[I18N-1] name their language, and escape what they print', async () => {
    const app = Fastify();
    app.get('/', (_, reply) =>
      sendOutsidePage(reply, {
        status: 410,
        policy: () => "frame-ancestors 'none'",
        locale: 'ESP',
        title: '<b>"&',
        style: '',
        body: () => '',
      }),
    );
    const answer = await app.inject('/');
    expect(answer.statusCode).toBe(410);
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; frame-ancestors 'none'$/,
    );
    expect(answer.body).toContain('<html lang="es">');
    expect(answer.body).toContain('<title>&lt;b>&quot;&amp;</title>');
  });
});
