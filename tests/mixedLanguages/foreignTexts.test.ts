import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import type { LocaleCode } from '../../engine/config/compiled';
import { foreignTexts } from './foreignTexts';
import { pageWords } from './pageTexts';

/** What the check says of a page in a language. */
function faultsIn(code: LocaleCode, lang: string, body: string): readonly string[] {
  const { document } = new JSDOM(`<!doctype html><html lang="${lang}"><title></title><body>${body}</body></html>`)
    .window;
  return foreignTexts(pageWords(document), code, {
    names: ['Lucky Koi', 'Deep Angler'],
    english: new Set(['Log in', 'Sports']),
  });
}

it.each([
  ['RUS', 'ru', '<p>Войти</p><p data-part="dock">Deposit</p>', ['dock: Deposit']],
  ['RUS', 'ru', '<button aria-label="Close">×</button>', ['aria-label of button: Close']],
  ['CN', 'zh-Hans', '<p>登录</p><p>請登入</p>', ['p: 請登入']],
  ['CT', 'zh-Hant', '<p>登入</p><p>请登录</p>', ['p: 请登录']],
  ['BN', 'bn', '<p>लग इन</p><p>লগ ইন</p>', ['p: लग इन']],
  ['NE', 'ne', '<input placeholder="Search games">', ['placeholder of input: Search games']],
  ['ESP', 'es', '<p>Log in</p><p>Ingresar</p>', ['p: Log in']],
  ['VI', 'vi', '<p>Your balance is safe</p><p>Số dư</p>', ['p: Your balance is safe']],
  ['MS', 'ms', '<p>Sports</p><p>Sukan</p><p>Войти</p>', ['p: Sports', 'p: Войти']],
  ['PHP', 'fil', '<p>Mag-deposit gamit ang card</p><p>Deposit with a card</p>', ['p: Deposit with a card']],
  ['EN', 'en', '<p>Log in</p><p>登录</p>', ['p: 登录']],
] as const)('[I18N-1] what is not %s on a page in %s is found', (code, lang, body, faults) => {
  expect(faultsIn(code, lang, body)).toEqual(faults);
});

it('[I18N-1] names, what says its own language, what is not for translation, units and scripts are no fault', () => {
  const fine = [
    '<h2>Lucky Koi</h2><p>Играйте в Lucky Koi</p><h3>Deep</h3><h4>Angler</h4>',
    '<article lang="en"><h2>About us</h2></article><a lang="vi">Tiếng Việt</a>',
    '<b translate="no">GA/1998 Ltd</b><p>Лицензия GA/1998 Ltd</p>',
    '<p>5 GB</p><script>const one = "two";</script>',
  ];
  expect(faultsIn('RUS', 'ru', fine.join(''))).toEqual([]);
});
