import { expect, it } from 'vitest';
import { nameProblem } from './widgetFiles';

/** What the command writes is checked in tests/nightly/newParts.test.ts. */
it.each<[name: string, isTaken: boolean, problem: string | undefined]>([
  ['Tip Box', false, '"Tip Box" is no name of a widget. Write small letters, digits and hyphens, for example tip-box.'],
  ['text', true, '"text" is taken: widgets/text/ is there already. Choose another name.'],
  ...['constructor', 'class', 'define-widget', 'yield'].map((name): [string, boolean, string] => [
    name,
    false,
    `"${name}" is a word of TypeScript or of every object, so nothing can be called so. Choose another name, for example ${name}-box.`,
  ]),
  ['x'.repeat(61), false, 'The name has 61 letters, and it may have 60 at most. Choose a shorter one.'],
  ['x'.repeat(60), false, undefined],
  ['classes', false, undefined],
  ['tip-box', false, undefined],
])('the name %j', (name, isTaken, problem) => expect(nameProblem(name, isTaken)).toBe(problem));
