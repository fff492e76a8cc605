import { expect, it } from 'vitest';
import { fc } from '../../tests/properties';
import { placesOf, withoutPersonalData } from './withoutPersonalData';

it.each([
  ['Error: call login: "maria.santos" is unknown', 'Error: call login: "…" is unknown'],
  [
    'TypeError: Failed to fetch https://a.example/slots?player=maria&token=1',
    'TypeError: Failed to fetch https://a.example/slots',
  ],
  ['Error: maria@mail.example has no account', 'Error: … has no account'],
  ['Error: account 00917123456 of 12,500.00', 'Error: account … of …'],
  ['Error: ০১২৩৪৫ is taken', 'Error: … is taken'],
  ["Error: it isn't there, 'a word' is", 'Error: it isn\'t there, "…" is'],
  ['Error: 404 of page 12', 'Error: 404 of page 12'],
  ['Widget game-grid\n    at GameGrid (https://a.example/assets/x.js:1:2)', 'Widget game-grid'],
])('%j is told as %j', (text, told) => expect(withoutPersonalData(text)).toBe(told));

it('keeps no number of four digits, no mail, no query and at most 160 letters of any text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.emailAddress(),
      fc.integer({ min: 1000 }),
      (text, mail, number) => {
        const told = withoutPersonalData(`${text} ${mail} ${number} /deposit?amount=${number}`);
        expect(told).not.toMatch(/\p{Nd}{4}|[?#]/u);
        expect(told).not.toContain(mail);
        expect(told.length).toBeLessThanOrEqual(160);
      },
    ),
  );
});

it('a stack is told as files of the build', () => {
  const stack =
    'Error: x\n    at f (https://a.example/assets/core-1a2b3c4.js:12:345)\n    at https://a.example/slots?token=1:2:3\n    at g (/assets/e-1.js:1:2)';
  expect(placesOf(stack)).toEqual(['core-1a2b3c4.js:12:345', 'e-1.js:1:2']);
  expect(placesOf(undefined)).toEqual([]);
});
