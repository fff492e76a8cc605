import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changedSince } from './changedPlaces';
import { languagesPage } from './languagesPage';
import { isIn } from './pictures';
import { sheetOf } from './sheet';
import { messageTexts } from './texts';
import { outdatedTranslations, readTranslated, writeTranslated } from './translated';
import { whereUsed } from './uses';

const root = resolve(import.meta.dirname, '../..');

describe('the sheet for translators', () => {
  it('[I18N-1] says which files name a key: as it is, put together, in a descriptor, by its plural', () => {
    const uses = whereUsed(root, [
      'ui:betList.title',
      'ui:payment.state.done',
      'ui:template1.house',
      'misc:common.gameCount_few',
      'ui:no.such',
    ]);
    expect(uses.get('ui:betList.title')).toContain('templates/template11/widgets/bet-list/Slip.tsx');
    expect(uses.get('ui:payment.state.done')).toContain('engine/money/PaymentCard.tsx');
    expect(uses.get('ui:template1.house')).toEqual(['templates/template1/template.json']);
    expect(uses.get('misc:common.gameCount_few')).not.toEqual([]);
    expect(uses.get('ui:no.such')).toEqual([]);
  });

  it('[I18N-1] finds a text on a page by what stands between its placeholders', () => {
    expect(
      isIn(
        'The minimum withdrawal is $20.00. You have $5.00 available.',
        'The minimum withdrawal is {min}. You have {available} available.',
      ),
    ).toBe(true);
    expect(isIn('NEW GAMES', 'New games')).toBe(true);
    expect(isIn('The minimum is $20.00.', 'The minimum withdrawal is {min}.')).toBe(false);
    expect(isIn('2 of 5', '{place} of {total}')).toBe(false);
  });

  it('writes texts as texts, with their language', () => {
    const row = {
      place: 'ui:a',
      english: 'A <b> & "c"',
      translation: '<i>',
      before: '',
      description: 'Why',
      files: ['a.tsx'],
      faults: ['x'],
      picture: 'pictures/p.jpg',
    };
    const sheet = sheetOf('ESP', 'es', [row]);
    expect(sheet).toContain('A &lt;b&gt; &amp; &quot;c&quot;<small>New</small>');
    expect(sheet).toContain('<span lang="es">&lt;i&gt;</span>');
    expect(sheet).toContain('<a href="pictures/p.jpg">p.jpg</a>');
  });

  it('knows what has changed since a commit, and refuses one that is not there', () => {
    const now = messageTexts(root, 'EN');
    const [first] = now;
    if (first === undefined) throw new Error('There is no message.');
    const changed = changedSince(root, 'HEAD', [{ ...first, text: 'Something else entirely' }]);
    expect([...changed.keys()]).toEqual([first.place]);
    expect(() => changedSince(root, 'no-such-commit', now)).toThrow(
      'Git knows no commit “no-such-commit”. Name a branch, a tag or a commit, such as main.',
    );
    expect(() => changedSince(root, '--help', now)).toThrow('Git knows no commit “--help”.');
  });

  it('[I18N-1] docs/languages.md shows the glossary as it is', () => {
    const page = languagesPage(root).get('docs/languages.md') ?? '';
    expect(page).toContain('wagering requirement');
    expect(page).toContain('自我禁止');
  });
});

describe('the record of translated English', () => {
  const texts = (deposit: string) => [
    { code: 'EN' as const, place: 'ui:session.deposit', text: deposit },
    { code: 'EN' as const, place: 'ui:session.login', text: 'Log in' },
  ];

  it('[I18N-1] tells of English that has changed, is new or is gone, until it is written again', () => {
    const copy = mkdtempSync(join(tmpdir(), 'livery-words-'));
    mkdirSync(join(copy, 'scripts/words'), { recursive: true });
    writeFileSync(join(copy, 'scripts/words/translated.json'), '{ "ui:session.old": "00000000" }');
    expect(writeTranslated(copy, texts('Deposit'))).toEqual(['ui:session.deposit', 'ui:session.login']);
    const record = readTranslated(copy);
    expect(outdatedTranslations(texts('Deposit'), record, [])).toEqual([]);
    expect(outdatedTranslations(texts('Add money'), record, [])).toEqual([
      expect.stringMatching(/^The English of "ui:session\.deposit" reads otherwise .*: “Add money”\. Translate it/),
    ]);
    expect(outdatedTranslations(texts('Deposit'), { ...record, 'ui:session.old': '00000000' }, [])).toEqual([
      expect.stringContaining('"ui:session.old", which is gone'),
    ]);
    expect(outdatedTranslations(texts('Deposit'), {}, [])).toHaveLength(2);
    expect(writeTranslated(copy, texts('Add money'))).toEqual(['ui:session.deposit']);
    rmSync(copy, { recursive: true });
  });

  it('[I18N-1] asks for no edit where a template comes or goes, and tells of its words once they are recorded', () => {
    const market = [{ code: 'EN' as const, place: 'ui:market.notices', text: 'Night market' }];
    expect(outdatedTranslations(market, {}, ['market'])).toEqual([]);
    expect(outdatedTranslations(market, {}, [])).toHaveLength(1);
    expect(outdatedTranslations(market, { 'ui:market.notices': '00000000' }, ['market'])).toHaveLength(1);
    expect(outdatedTranslations([], { 'ui:market.notices': '00000000' }, [])).toEqual([]);
  });
});
