import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localeCodes, type LocaleCode } from '../../engine/config/compiled';

const root = join(import.meta.dirname, '../..');
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const languagesOf = (domain: string) =>
  (
    read(`site-configs/sites/${domain}/site.json`) as {
      readonly locales: { readonly default: LocaleCode; readonly enabled: readonly LocaleCode[] };
    }
  ).locales;
const sites = readdirSync(join(root, 'site-configs/sites'));
const described = sites.filter((domain) => readdirSync(join(root, 'scripts/sandbox/data')).includes(`${domain}.json`));

/** Words that lack one of the languages, as `place: languages`. */
function lacking(value: unknown, languages: readonly LocaleCode[], place = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('EN' in value && typeof value.EN === 'string') {
    const missing = languages.filter((code) => !(code in value));
    return missing.length === 0 ? [] : [`${place}: ${missing.join(' ')}`];
  }
  return Object.entries(value).flatMap(([key, part]) => lacking(part, languages, `${place}/${key}`));
}

describe('words of the sandbox', () => {
  it.each(['chat.json', 'inbox.json', 'seo.json', 'site.json', 'club.json'])(
    '[I18N-1] in %s, which all sites share, have the ten languages',
    (file) => {
      expect(lacking(read(`scripts/sandbox/data/${file}`), localeCodes)).toEqual([]);
    },
  );

  it.each(described)('[I18N-1] of %s have the languages that the site enables', (domain) => {
    expect(lacking(read(`scripts/sandbox/data/${domain}.json`), languagesOf(domain).enabled)).toEqual([]);
  });

  it('[I18N-1] name every level of a club in the languages of its site', () => {
    const { ladders } = read('scripts/sandbox/data/club.json') as {
      readonly ladders: Readonly<Record<string, readonly { readonly name: string }[]>>;
    };
    const phrases = read('scripts/sandbox/data/phrases.json') as Readonly<Record<string, object>>;
    expect(Object.keys(ladders).sort()).toEqual(described.toSorted());
    const nameless = Object.entries(ladders).flatMap(([domain, levels]) =>
      levels
        .filter(({ name }) => languagesOf(domain).enabled.some((code) => !(code in (phrases[name] ?? {}))))
        .map(({ name }) => `${domain}: ${name}`),
    );
    expect(nameless).toEqual([]);
  });

  it.each(['cms.json', 'units.json', 'wagering.json'])('in %s, which sites share, have the ten languages', (file) => {
    const missing = localeCodes.flatMap((code) =>
      JSON.stringify(read(`scripts/sandbox/data/${file}`)).split(`"${code}":`).length ===
      JSON.stringify(read(`scripts/sandbox/data/${file}`)).split('"EN":').length
        ? []
        : [code],
    );
    expect(missing).toEqual([]);
  });

  it('[I18N-1] are the choice of some demo site in each of the ten languages', () => {
    const chosen = new Set(sites.flatMap((domain) => languagesOf(domain).enabled));
    expect(localeCodes.filter((code) => !chosen.has(code))).toEqual([]);
  });
});
