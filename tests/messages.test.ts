import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localeCodes, type LocaleCode } from '../engine/config/compiled';
import { messageSets, type MessageSet } from '../engine/i18n/createI18n';
import { flattenMessages } from '../engine/i18n/flattenMessages';
import { engineSections, sharedSections } from '../engine/i18n/messageSlice';
import { readMessageSets } from '../scripts/config/messageSets';
import { locales } from '../site-configs/platform/locales.json';
import { everyRow } from './fixtures/everyRow';
import { foreignWords, sameAsEnglish, shortTexts, simplifiedOnly, traditionalOnly } from './fixtures/languages';

const root = join(import.meta.dirname, '..');
const messages = join(root, 'engine/i18n/messages');
const others = localeCodes.filter((code) => code !== 'EN');
const everyOther = others.flatMap((code) => messageSets.map((set) => [code, set] as const));

const catalogues = new Map(localeCodes.map((code) => [code, readMessageSets(root, code)]));
const read = (code: LocaleCode, set: MessageSet): Record<string, string> =>
  flattenMessages(catalogues.get(code)?.[set] ?? {});
const plural = /_(zero|one|two|few|many|other)$/;
const base = (key: string) => key.replace(plural, '');
const english = new Map(messageSets.map((set) => [set, read('EN', set)]));
const englishOf = (set: MessageSet, key: string) =>
  english.get(set)?.[key] ?? english.get(set)?.[`${base(key)}_other`] ?? '';
const keysOf = (set: MessageSet) => [...new Set(Object.keys(english.get(set) ?? {}).map(base))].sort();
const isCounted = (set: MessageSet, key: string) => `${key}_other` in (english.get(set) ?? {});
const textsOf = (code: LocaleCode) =>
  messageSets.flatMap((set) => Object.entries(read(code, set)).map(([key, text]) => ({ set, key, text })));
const listed = (texts: ReturnType<typeof textsOf>) => texts.map(({ set, key, text }) => `${set}:${key} ${text}`);
const withoutPlaceholders = (text: string) => text.replace(/\{[\w.]+\}/g, '');
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lengthOf = (text: string) => [...letters.segment(text)].length;

describe('message sets', () => {
  it('[I18N-1] stand five a language, for the ten languages and no other', () => {
    expect(readdirSync(messages).sort()).toEqual([...localeCodes].sort());
    for (const code of localeCodes)
      expect([code, ...readdirSync(join(messages, code))]).toEqual([
        code,
        ...messageSets.map((set) => `${set}.json`).sort(),
      ]);
  });

  it('[I18N-1] of a template stand in its folder, a file for each of the ten languages, and none of them with the engine', () => {
    const templates = readdirSync(join(root, 'templates'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    const withWords = templates.filter((name) => existsSync(join(root, 'templates', name, 'messages')));
    expect(withWords.length).toBeGreaterThanOrEqual(22);
    for (const name of withWords) {
      const files = readdirSync(join(root, 'templates', name, 'messages')).filter(
        (file) => file !== 'descriptions.json',
      );
      expect([name, ...files.sort()]).toEqual([name, ...localeCodes.map((code) => `${code}.json`).sort()]);
    }
    const engineSections = Object.keys(JSON.parse(readFileSync(join(messages, 'EN/ui.json'), 'utf8')) as object);
    expect(engineSections.filter((section) => templates.includes(section))).toEqual([]);
  });

  it('[I18N-1] hold something each, and a key in one of them only', () => {
    expect(messageSets.filter((set) => keysOf(set).length === 0)).toEqual([]);
    const all = messageSets.filter((set) => set !== 'errors').flatMap(keysOf);
    expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
  });

  it('[I18N-1] have every key in the plural forms of each language, and no other', () =>
    everyRow(
      localeCodes.flatMap((code) => messageSets.map((set) => [code, set] as const)),
      ([code, set]) => `${code}/${set}.json`,
      ([code, set]) => {
        const forms = new Intl.PluralRules(locales[code].lang).resolvedOptions().pluralCategories;
        const wanted = keysOf(set).flatMap((key) =>
          isCounted(set, key) ? forms.map((form) => `${key}_${form}`) : [key],
        );
        const known = Object.keys(read(code, set));
        expect({
          missing: wanted.filter((key) => !known.includes(key)),
          tooMany: known.filter((key) => !wanted.includes(key)),
        }).toEqual({
          missing: [],
          tooMany: [],
        });
      },
    ));

  it('[I18N-1] keep the placeholders in every language', () =>
    everyRow(
      everyOther,
      ([code, set]) => `${code}/${set}.json`,
      ([code, set]) => {
        const names = (text: string) => [...new Set(text.match(/\{[\w.]+\}/g) ?? [])].sort().join();
        const wrong = Object.entries(read(code, set)).filter(
          ([key, text]) => !key.endsWith('_one') && names(text) !== names(englishOf(set, key)),
        );
        expect(wrong).toEqual([]);
      },
    ));
});

describe('texts', () => {
  it.each(localeCodes)(
    '[I18N-1] of %s are not empty, and have no stray spaces, straight quotation marks or typed dots',
    (code) => {
      const wrong = textsOf(code).filter(
        ({ text }) => text.trim() === '' || text !== text.trim() || / {2}|"|\.\.\./.test(text),
      );
      expect(listed(wrong)).toEqual([]);
    },
  );

  it.each(others)('[I18N-1] of %s are its own words, not English ones', (code) => {
    const allowed = new Set([...sameAsEnglish.everywhere, ...(sameAsEnglish[code] ?? [])]);
    const wrong = textsOf(code).filter(
      ({ set, key, text }) =>
        text === englishOf(set, key) && /\p{L}/u.test(withoutPlaceholders(text)) && !allowed.has(text),
    );
    expect(listed(wrong)).toEqual([]);
  });

  it.each(['RUS', 'NE', 'BN', 'CN', 'CT'] as const)('[I18N-1] of %s are in its script, but for names', (code) => {
    const names = [...foreignWords.everywhere, ...(foreignWords[code] ?? [])];
    const rest = (text: string) => names.reduce((words, name) => words.replaceAll(name, ''), withoutPlaceholders(text));
    expect(listed(textsOf(code).filter(({ text }) => /[A-Za-z]/.test(rest(text))))).toEqual([]);
  });

  it.each([
    ['CN', traditionalOnly],
    ['CT', simplifiedOnly],
  ] as const)('[I18N-1] of %s use its own characters', (code, foreign) => {
    expect(listed(textsOf(code).filter(({ text }) => [...text].some((letter) => foreign.includes(letter))))).toEqual(
      [],
    );
  });

  it.each([
    ['CN', /\p{sc=Han}[,;:?!()]|\p{sc=Han}\.(?!\d)/u],
    ['CT', /\p{sc=Han}[,;:?!()]|\p{sc=Han}\.(?!\d)/u],
    ['NE', /[\u0900-\u097f]\.(?=\s|$)|[०-९]/u],
    ['BN', /[\u0980-\u09ff]{3,}\.(?=\s|$)|[০-৯]/u],
    ['ESP', /^[^¿]*\?|^[^¡]*!/],
    ['RUS', / - |[“”]/],
  ] as const)('[I18N-1] of %s are punctuated as its readers write', (code, wrong) => {
    expect(listed(textsOf(code).filter(({ text }) => wrong.test(text)))).toEqual([]);
  });

  it.each(others)('[I18N-1] of %s that stand on buttons and tabs stay short', (code) => {
    const wrong = textsOf(code).filter(
      ({ set, key, text }) =>
        shortTexts.some((pattern) => pattern.test(key)) &&
        lengthOf(text) > Math.max(14, 1.8 * lengthOf(englishOf(set, key))),
    );
    expect(listed(wrong)).toEqual([]);
  });
});

describe('message keys in code', () => {
  const widgets = readdirSync(join(root, 'widgets'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const known = new Set(
    messageSets.flatMap((set) => keysOf(set).flatMap((key) => [`${set}:${key}`, ...(set === 'errors' ? [] : [key])])),
  );
  const sectionOf = (key: string) => key.replace(/^\w+:/, '').split('.')[0] ?? '';

  it('[I18N-1] every widget uses keys that exist, from its own section or the engine’s', () =>
    everyRow(
      widgets,
      (type) => type,
      (type) => {
        const sections: readonly string[] = [sectionOfType(type), ...engineSections, ...sharedSections];
        const wrong = keysIn(join(root, 'widgets', type)).filter(
          (key) => !known.has(key) || !sections.includes(sectionOf(key)),
        );
        // What a key ends in may be known by then only; its section never is.
        const strange = sectionsOfTemplates(join(root, 'widgets', type)).filter(
          (section) => !sections.includes(section),
        );
        expect([...wrong, ...strange]).toEqual([]);
      },
    ));

  it('[I18N-1] every variant that a template owns uses keys that exist, from its widget’s section, its template’s or the engine’s', () => {
    const owned = readdirSync(join(root, 'templates'), { withFileTypes: true }).flatMap(({ name }) => {
      const folder = join(root, 'templates', name, 'widgets');
      return existsSync(folder)
        ? readdirSync(folder).map((type) => ({ template: name, type, folder: join(folder, type) }))
        : [];
    });
    expect(owned.length).toBeGreaterThan(60);
    return everyRow(
      owned,
      ({ template, type }) => `${template}/${type}`,
      ({ template, type, folder }) => {
        const sections: readonly string[] = [sectionOfType(type), template, ...engineSections, ...sharedSections];
        const wrong = keysIn(folder).filter((key) => !known.has(key) || !sections.includes(sectionOf(key)));
        const strange = sectionsOfTemplates(folder).filter((section) => !sections.includes(section));
        expect([...wrong, ...strange]).toEqual([]);
      },
    );
  });

  it('[I18N-1] the engine uses keys of its own sections', () => {
    // A set that loads whole has no sections.
    const isOwn = (key: string) => key.includes(':') || [...engineSections, ...sharedSections].includes(sectionOf(key));
    const wrong = keysIn(join(root, 'engine')).filter((key) => !known.has(key) || !isOwn(key));
    expect(wrong).toEqual([]);
  });
});

/** The section of a widget's messages: `game-grid` → `gameGrid`. */
function sectionOfType(type: string): string {
  return type.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Sections of the keys that are put together, as in ``message(`common.${word}`)``. */
function sectionsOfTemplates(folder: string): string[] {
  return sourcesIn(folder).flatMap((source) =>
    [...source.matchAll(/\bmessage\(\s*`(\w+)\./g)].map((match) => match[1] ?? ''),
  );
}

/** Keys written as words in `message('…')`, `text({ key: '…' })` and tables of `key: '…'`. */
function keysIn(folder: string): string[] {
  const found = sourcesIn(folder).flatMap((source) =>
    [...source.matchAll(/(?:\bmessage\(\s*|\bkey: )'((?:\w+:)?[A-Za-z][\w]*\.[\w.]+)'/g)].map(
      (match) => match[1] ?? '',
    ),
  );
  return [...new Set(found)];
}

/** What the files of a folder hold, without tests, examples and styles. */
function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|examples|css)\./.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}
