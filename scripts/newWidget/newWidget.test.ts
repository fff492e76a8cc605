import { expect, it } from 'vitest';
import { nameProblem } from './widgetFiles';

/** What the command writes is checked in tests/nightly/newParts.test.ts. */
it.each([
  ['Tip Box', false, '"Tip Box" is no name of a widget. Write small letters, digits and hyphens, for example tip-box.'],
  ['text', true, '"text" is taken: widgets/text/ is there already. Choose another name.'],
  ['tip-box', false, undefined],
])('[CARD-2] the name %j', (name, isTaken, problem) => expect(nameProblem(name, isTaken)).toBe(problem));
