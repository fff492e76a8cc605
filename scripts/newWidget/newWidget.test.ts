import { expect, it } from 'vitest';
import { nameProblem } from './widgetFiles';

/** What the command writes is checked in tests/nightly/newParts.test.ts. */
it.each<[name: string, problem: string | undefined]>([
  ['Tip Box', '"Tip Box" is no name of a widget. Write small letters, digits and hyphens, for example tip-box.'],
  ['3d-box', '"3d-box" is no name of a widget. Write small letters, digits and hyphens, for example tip-box.'],
  ['__proto__', '"__proto__" is no name of a widget. Write small letters, digits and hyphens, for example tip-box.'],
  ['text', '"text" is taken: widgets/text/ is there already. Choose another name.'],
  ...['constructor', 'class', 'default', 'import', 'new', 'define-widget', 'yield', 'widget'].map(wordOfLanguage),
  // A component `Object` would hide what every module may use.
  ...['object', 'string', 'map', 'type-error', 'reg-exp', 'undefined', 'parse-int', 'infinity'].map(wordOfLanguage),
  ['top10list', '"top10list" has a letter behind a digit. Write a hyphen between them: top10-list.'],
  ['a1b2c-3d', '"a1b2c-3d" has a letter behind a digit. Write a hyphen between them: a1-b2-c-3-d.'],
  ['a-1', '"a-1" is too near to "a1": the component of both would be A1. Choose another name.'],
  ['x'.repeat(61), 'The name has 61 letters, and it may have 60 at most. Choose a shorter one.'],
  ['x'.repeat(60), undefined],
  ['classes', undefined],
  ['objects', undefined],
  ['top10-list', undefined],
  ['tip-box', undefined],
])('[CARD-2] the name %j', (name, problem) => expect(nameProblem(name, ['a1', 'text', 'index.ts'])).toBe(problem));

function wordOfLanguage(name: string): [string, string] {
  return [
    name,
    `"${name}" is a word of TypeScript or of every object, so nothing can be called so. Choose another name, for example ${name}-box.`,
  ];
}
