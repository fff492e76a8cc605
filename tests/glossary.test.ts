import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '../engine/config/compiled';
import { readDescriptions } from '../scripts/config/messageSets';
import { typedFigures } from '../scripts/words/figures';
import { forbiddenIn, lackingTerms, readGlossary, wordPattern, type Glossary } from '../scripts/words/glossary';
import { missingTerms } from '../scripts/words/missingTerms';
import { folderTexts, messageTexts, textsIn } from '../scripts/words/texts';

const root = join(import.meta.dirname, '..');
const glossary = readGlossary(root);
const messages = new Map(localeCodes.map((code) => [code, messageTexts(root, code)]));
const englishKeys = new Set((messages.get('EN') ?? []).map(({ place }) => place));

describe('the glossary', () => {
  it('[I18N-1] has each term once, in ten languages, and names messages that exist', () => {
    const names = glossary.terms.map(({ term }) => term);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(
      glossary.terms.filter(({ words }) =>
        localeCodes.some((code) => words[code].length === 0 || words[code].includes('')),
      ),
    ).toEqual([]);
    expect(glossary.terms.flatMap(({ keys = [] }) => keys).filter((key) => !englishKeys.has(key))).toEqual([]);
  });

  it('[I18N-1] forbids words by patterns that are sound, each with a reason or another word', () => {
    const all = Object.values(glossary.forbidden).flat();
    expect(all.filter(({ reason, use }) => reason === '' && use === undefined)).toEqual([]);
    for (const { pattern, where } of all)
      expect(() => [wordPattern(pattern), new RegExp(where ?? '', 'u')]).not.toThrow();
    for (const { english = '' } of glossary.terms) expect(() => wordPattern(english)).not.toThrow();
  });

  it('[I18N-1] forbids none of its own words', () => {
    const own = glossary.terms.flatMap(({ term, words }) =>
      localeCodes.flatMap((code) => words[code].map((text) => ({ code, place: `glossary:${term}`, text }))),
    );
    expect(forbiddenIn(own, glossary)).toEqual([]);
  });
});

describe('texts', () => {
  it.each(localeCodes)(
    '[I18N-1] of the messages in %s hold the terms of the glossary and no forbidden word',
    (code) => {
      const texts = messages.get(code) ?? [];
      expect([...lackingTerms(texts, glossary), ...forbiddenIn(texts, glossary)]).toEqual([]);
    },
  );

  it.each([
    ['EN', 'Today only: double points'],
    ['PHP', 'Ngayong araw lang'],
    ['CN', '仅限今日'],
    ['ESP', 'Solo por hoy'],
    ['RUS', 'Только сегодня'],
    ['VI', 'Chỉ trong hôm nay'],
    ['MS', 'Hari ini sahaja'],
    ['NE', 'आज मात्र'],
    ['CT', '僅限今日'],
    ['BN', 'শুধু আজ'],
  ] as const)('in %s may not hurry a player: “%s”', (code, text) => {
    expect(forbiddenIn([{ code, place: 'data/news.json', text }], glossary)).toHaveLength(1);
  });

  it.each(['site-configs', 'templates', 'scripts/sandbox/data'])(
    '[I18N-1] by language in %s have no forbidden word',
    (folder) => {
      expect(forbiddenIn(folderTexts(root, folder), glossary)).toEqual([]);
    },
  );
});

describe('a term that English has', () => {
  it('[I18N-1] stands in every translation of a message', () => {
    expect(missingTerms([...messages.values()].flat(), glossary)).toEqual([]);
  });

  it.each(['site-configs', 'templates', 'scripts/sandbox/data'])(
    '[I18N-1] stands in every translation by language in %s',
    (folder) => {
      expect(missingTerms(folderTexts(root, folder), glossary)).toEqual([]);
    },
  );
});

describe('figures', () => {
  it('[I18N-3] may stand in messages that exist, each with a reason', () => {
    expect(Object.keys(glossary.figures.messages).filter((key) => !englishKeys.has(key))).toEqual([]);
    expect(Object.values(glossary.figures.messages).filter((reason) => reason === '')).toEqual([]);
  });

  it.each(localeCodes)('[I18N-3] none is typed into another message of %s', (code) => {
    expect(typedFigures(messages.get(code) ?? [], glossary)).toEqual([]);
  });

  it.each(['site-configs', 'templates', 'scripts/sandbox/data'])(
    '[I18N-3] none is typed into a text by language in %s, but the number of a match',
    (folder) => {
      const texts = folderTexts(root, folder).filter(
        ({ place }) => !/^site-configs\/platform\/locales|json matches \d+ league/.test(place),
      );
      expect(typedFigures(texts, glossary)).toEqual([]);
    },
  );

  it.each([
    ...['PHP 500', '₱500', '500 pesos', '500 ₽', 'Rs. 500', 'RM20', '500元', 'US$ 5', '&#8369;500', '<b>500</b>'],
    ...[
      '100%',
      '100 %',
      '１００％',
      '১০০%',
      '100 percent',
      '50 por ciento',
      '百分之五十',
      'fifty per cent',
      '½',
      'up to {max}%',
      '₱{amount}',
    ],
    ...[
      '2x',
      '2×',
      'x2',
      '10 times',
      '²',
      '30 November',
      'Nov 30',
      '2026-11-30',
      '11月30日',
      '30.11.',
      'since 1998',
      '१० दिन',
      '24/7',
    ],
    ...['五百元', 'five hundred pesos', 'two-dollar bets'],
  ])('[I18N-3] finds “%s”', (text) => {
    expect(typedFigures([{ code: 'EN', place: 'ui:any', text }], glossary)).toHaveLength(1);
  });

  it.each([
    '{amount}',
    '{times}× wagering requirement',
    '{count1} games',
    '<h2>Limits</h2>',
    'Ocean King 3',
    'one account',
    '一个账户',
  ])('[I18N-3] finds nothing in “%s”', (text) => {
    expect(typedFigures([{ code: 'EN', place: 'ui:any', text }], glossary)).toEqual([]);
  });
});

describe('descriptions for translators', () => {
  it('[I18N-1] are of messages that exist', () => {
    const descriptions = readDescriptions(root);
    expect(Object.keys(descriptions).filter((key) => !englishKeys.has(key))).toEqual([]);
    expect(Object.entries(descriptions).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

describe('the check', () => {
  const small: Glossary = {
    figures: { messages: {}, names: [] },
    terms: [
      {
        term: 'deposit',
        keys: ['ui:deposit.title'],
        words: { ...glossary.terms[0]?.words, EN: ['deposit'], ESP: ['depósito'] } as Glossary['terms'][0]['words'],
      },
    ],
    forbidden: {
      ...glossary.forbidden,
      everywhere: [{ pattern: '[$€]\\s?\\d', reason: 'A sum is data.' }],
      EN: [{ pattern: '\\bbet list\\b', reason: '', use: 'bet slip', where: '^ui:' }],
    },
  };

  it('[I18N-1] finds a missing term, in each plural form too', () => {
    const texts = [
      { code: 'EN', place: 'ui:deposit.title', text: 'Top up' },
      { code: 'ESP', place: 'ui:deposit.title_one', text: 'Ingreso' },
      { code: 'EN', place: 'ui:other.title', text: 'Top up' },
    ] as const;
    expect(
      lackingTerms(texts, {
        ...small,
        terms: small.terms.map((term) => ({ ...term, keys: ['ui:deposit.title', 'ui:deposit.title_other'] })),
      }),
    ).toEqual([
      'EN ui:deposit.title: “Top up” lacks the word for “deposit”, “deposit”.',
      'ESP ui:deposit.title_one: “Ingreso” lacks the word for “deposit”, “depósito”.',
    ]);
  });

  it('[I18N-1] finds a translation without the term of its English, in each plural form too', () => {
    const texts = [
      { code: 'EN', place: 'data/units.json cards other', text: '{n} deposit limits' },
      { code: 'ESP', place: 'data/units.json cards other', text: '{n} límites' },
      { code: 'ESP', place: 'data/units.json cards many', text: '{n} de límites' },
      { code: 'EN', place: 'data/news.json', text: '{deposit} of <a href="/deposit">limits</a>' },
      { code: 'ESP', place: 'data/news.json', text: 'Límites' },
    ] as const;
    const terms = small.terms.map((term) => ({ ...term, english: '\\bdeposit\\b' }));
    expect(missingTerms(texts, { terms })).toEqual([
      'ESP data/units.json cards other: “{n} límites” lacks the word for “deposit”, “depósito”.',
      'ESP data/units.json cards many: “{n} de límites” lacks the word for “deposit”, “depósito”.',
    ]);
    expect(missingTerms(texts, small)).toEqual([]);
  });

  it('[I18N-1] finds a forbidden word where it is forbidden, and a typed sum everywhere', () => {
    const texts = [
      { code: 'EN', place: 'ui:betList.title', text: 'Bet List' },
      { code: 'EN', place: 'data/news.json', text: 'Bet list' },
      { code: 'RUS', place: 'data/news.json', text: 'До €500' },
    ] as const;
    expect(forbiddenIn(texts, { ...small, forbidden: { ...small.forbidden, RUS: [] } })).toEqual([
      'EN ui:betList.title: “Bet List”. Use “bet slip”.',
      'RUS data/news.json: “€5”. A sum is data.',
    ]);
  });

  it('[I18N-1] reads the texts by language of any file', () => {
    expect(textsIn({ a: [{ title: { EN: 'One', RUS: { b: 'Два' } } }], EN: 'no', z: 1 }, 'file')).toEqual([
      { code: 'EN', place: 'file a 0 title', text: 'One' },
      { code: 'RUS', place: 'file a 0 title b', text: 'Два' },
    ]);
  });
});
