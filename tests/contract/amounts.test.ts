import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '../../engine/config/compiled';
import { readMessageSets } from '../../scripts/config/messageSets';

const root = join(import.meta.dirname, '../..');
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const content = readdirSync(join(root, 'scripts/sandbox/data')).filter((name) => name.endsWith('.json'));

/** Every text below a value, with its place. */
function texts(value: unknown, place = ''): (readonly [place: string, text: string])[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => texts(part, `${place}/${key}`));
}

/** Texts a player reads in some language: objects by language code. */
function words(value: unknown, place = ''): (readonly [place: string, text: string])[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('EN' in value) return texts(value, place);
  return Object.entries(value).flatMap(([key, part]) => words(part, `${place}/${key}`));
}

/** Digits that stand beside a currency's sign or code, or with a sign of per cent. */
const typedAmount =
  /[\p{Sc}रु][\s.]?\p{Nd}|\p{Nd}\s?\p{Sc}|\b(?:RM|Rs|kr)\.?\s?\p{Nd}|\p{Nd}[\s,.]?(?:kr|RM)\b|\p{Nd}\s?%|%\s?\p{Nd}/u;

describe('amounts', () => {
  it.each(['€20,000', '20 000 €', '50%', '50 %', '৳৫০', 'रु 5,000', 'RM 20', 'kr 200', '१०%'])(
    '[I18N-3] "%s" is one',
    (text) => expect(text).toMatch(typedAmount),
  );

  it.each(['{max}', 'Blackjack Salon 4', '1X2', '18:00', '12×', '{rate} up to {max}'])(
    '[I18N-3] "%s" is none',
    (text) => expect(text).not.toMatch(typedAmount),
  );

  it.each(localeCodes)('[I18N-3] no message of %s holds a typed sum or percentage', (code) => {
    const found = Object.entries(readMessageSets(root, code)).flatMap(([set, messages]) =>
      texts(messages, set).filter(([, text]) => typedAmount.test(text)),
    );
    expect(found).toEqual([]);
  });

  it.each(readdirSync(join(root, 'site-configs/sites')))(
    '[I18N-3] no text of the site file of %s holds one',
    (domain) => {
      expect(
        words(read(`site-configs/sites/${domain}/site.json`)).filter(([, text]) => typedAmount.test(text)),
      ).toEqual([]);
    },
  );

  it.each(content)('[I18N-3] no content of %s holds one', (file) => {
    expect(words(read(`scripts/sandbox/data/${file}`)).filter(([, text]) => typedAmount.test(text))).toEqual([]);
  });

  it.each(
    content.filter(
      (file) => file.endsWith('.example.json') || ['inbox.json', 'site.json', 'club.json', 'cms.json'].includes(file),
    ),
  )('[I18N-3] no figure at all is typed into %s: sums, counts, times and dates are fields', (file) => {
    const { matches: _, ...data } = read(`scripts/sandbox/data/${file}`) as {
      matches?: unknown;
      titles?: readonly { readonly name: string }[];
    };
    const names = [...(data.titles ?? []).map(({ name }) => name), 'Boulevard 88', '1X2'];
    const withoutNames = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, ''), text);
    expect(words(data).filter(([, text]) => /\p{Nd}/u.test(withoutNames(text).replaceAll(/<\/?h2>/g, '')))).toEqual([]);
  });

  it.each(content)('[I18N-3] every language of %s names the same figures', (file) => {
    const named = (text: string) => [...new Set([...text.matchAll(/\{\w+\}/g)].map(([name]) => name))].sort().join(' ');
    const differing: string[] = [];
    const visit = (value: unknown, place: string): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('EN' in value && typeof value.EN === 'string') {
        const english = named(value.EN);
        for (const [code, text] of Object.entries(value as Record<string, string>))
          if (named(text) !== english) differing.push(`${place}/${code}`);
      } else for (const [key, part] of Object.entries(value)) visit(part, `${place}/${key}`);
    };
    visit(read(`scripts/sandbox/data/${file}`), file);
    expect(differing).toEqual([]);
  });
});
