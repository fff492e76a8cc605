import { expect, it } from 'vitest';
import { compileConfigs } from '../../engine/config/compileConfigs';
import { formatProblem } from '../../engine/config/problem';
import { inputWith } from './badConfig';

/** What compiling gives where template4, in which lucky.example stands, says which card its lists of games have. */
function compiledWith(card: string) {
  const files = { 'templates/template4/template.json': [['"card": "row"', `"card": "${card}"`]] } as const;
  const { problems, bundles } = compileConfigs(inputWith({ title: card, files }));
  return { problems: problems.map(formatProblem), compiled: JSON.stringify(bundles.get('lucky.example')?.pages ?? '') };
}

it.each([
  ['felt', 'template4/felt'],
  ['template4/felt', 'template4/felt'],
  ['row', 'row'],
])('[CARD-2] looks a variant up in the template of the site first, then in the widget: %s', (written, compiled) => {
  const found = compiledWith(written);
  expect(found.problems).toEqual([]);
  expect(found.compiled).toContain(`"card":"${compiled}"`);
});
