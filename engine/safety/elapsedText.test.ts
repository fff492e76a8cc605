import { expect, it } from 'vitest';
import { elapsedText } from './elapsedText';

it.each([
  ['en', 0, '0 minutes'],
  ['en', 59_999, '0 minutes'],
  ['en', 60_000, '1 minute'],
  ['en', 3_600_000, '1 hour'],
  ['en', 3_900_000, '1 hour 5 minutes'],
  ['es', 7_260_000, '2 horas 1 minuto'],
  ['fil', 3_900_000, '1 oras 5 minuto'],
  ['zh', 3_900_000, '1小时 5分钟'],
])('[I18N-3] in %s, %d ms of play are %s', (locale, ms, text) => expect(elapsedText(locale, ms)).toBe(text));
