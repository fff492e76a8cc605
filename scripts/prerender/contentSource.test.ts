import { describe, expect, it } from 'vitest';
import type { CompiledLocale } from '../../engine/config/compiled';
import { contentRequest } from '../../engine/stores/contentRequest';
import { createSnapshotSource } from './contentSource';

const en: CompiledLocale = { code: 'EN', lang: 'en', date: 'en', prefix: '', name: 'English' };
const php: CompiledLocale = { code: 'PHP', lang: 'fil', date: 'en', prefix: 'php', name: 'Filipino' };
const partners = contentRequest('partners', {});
const marquee = contentRequest('marquee', {});

describe('content snapshots', () => {
  it('are dated, ask each question once a language, and leave out what the API did not give', async () => {
    const asked: string[] = [];
    const source = createSnapshotSource(
      (request, locale) => {
        asked.push(`${locale.code} ${request.call}`);
        return request.call === 'marquee' ? Promise.reject(new Error('down')) : Promise.resolve([locale.code]);
      },
      () => Date.UTC(2026, 0, 2),
    );
    expect(await source.snapshot([partners, marquee], en)).toEqual({
      at: '2026-01-02T00:00:00.000Z',
      values: { 'partners {}': ['EN'] },
    });
    expect(await source.snapshot([partners], en)).toEqual({
      at: '2026-01-02T00:00:00.000Z',
      values: { 'partners {}': ['EN'] },
    });
    expect(await source.snapshot([partners], php)).toEqual({
      at: '2026-01-02T00:00:00.000Z',
      values: { 'partners {}': ['PHP'] },
    });
    expect(asked).toEqual(['EN partners', 'EN marquee', 'PHP partners']);
  });

  it.each([
    [en, 'UTC', 'Figures as of 29 Nov, 14:05 UTC'],
    [php, 'Asia/Manila', 'Mga datos hanggang 29 Nov, 22:05 GMT+8'],
  ])('say in the words of the page when sums and offers were so: %o in %s', async (locale, zone, asOf) => {
    const source = createSnapshotSource(
      () => Promise.resolve([]),
      () => Date.UTC(2026, 10, 29, 14, 5),
      zone,
    );
    const written = { ...locale, date: 'en-GB' };
    expect((await source.snapshot([partners, contentRequest('promotions', {})], written)).asOf).toBe(asOf);
    expect((await source.snapshot([partners], written)).asOf, 'a page of words').toBeUndefined();
  });
});
