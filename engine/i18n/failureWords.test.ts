import { expect, it } from 'vitest';
import { createI18n } from './createI18n';
import { loadFailureWords } from './failureWords';

it.each([
  ['noSpinsLeft', 'EN', 'en', 'You have no spins left today. Your next free spin is tomorrow.'],
  ['noSpinsLeft', 'VI', 'vi', 'Hôm nay bạn đã hết lượt quay. Ngày mai bạn có lượt quay miễn phí tiếp theo.'],
  ['BLOCK', 'EN', 'en', 'Your account is blocked. Please contact support.'],
  // Letters only without a text, and anything else, are the platform's own words.
  ['neverHeardOf', 'EN', 'en', 'neverHeardOf'],
  ['Deposits open at 9:00.', 'EN', 'en', 'Deposits open at 9:00.'],
  ['ui.common', 'EN', 'en', 'ui.common'],
  ['errors:BLOCK', 'EN', 'en', 'errors:BLOCK'],
  ['Konto gesperrt', 'PHP', 'fil', 'Konto gesperrt'],
  ['', 'EN', 'en', 'Something unexpected happened. Please try again.'],
  ['  ', 'RUS', 'ru', 'Произошла непредвиденная ошибка. Попробуйте ещё раз.'],
])('[ERR-3] the words of "%s" in %s', async (message, code, lang, words) => {
  expect((await loadFailureWords(createI18n(lang), code, lang))(message)).toBe(words);
});
