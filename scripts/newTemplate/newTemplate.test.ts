import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseStructure } from './chooseStructure';
import { formName, readOffers } from './offers';
import { choices, readStructures, sharedChoices, type Structure } from './structure';
import { nameProblem } from './templateFiles';

const project = resolve(import.meta.dirname, '../..');
const offers = readOffers(project);
const others = readStructures(project);
const classic: Structure = others.get('template1') ?? expect.unreachable();

it.each<[name: string, isTaken: boolean, problem: string | undefined]>([
  [
    'Night Market',
    false,
    '"Night Market" is no theme code. Write small letters, and a number after them if it has one, for example nightmarket.',
  ],
  ['template1', true, '"template1" is taken: templates/template1/ is there already. Choose another name.'],
  ['market1', false, undefined],
  ['wireframe', false, undefined],
  ...['constructor', 'prototype'].map((name): [string, boolean, string] => [
    name,
    false,
    `"${name}" means something in every object of JavaScript, so it may not be a key. Choose another name.`,
  ]),
  [
    'slot2',
    false,
    '"slot2" is taken: site-configs/platform/themes.json says that this theme code means "template2". Choose another name.',
  ],
  ['x'.repeat(61), false, 'The name has 61 letters, and it may have 60 at most. Choose a shorter one.'],
  ['x'.repeat(60), false, undefined],
  // Its folder was deleted.
  ['template99', false, undefined],
])('the name %j', (name, isTaken, problem) =>
  expect(nameProblem(name, isTaken, { slot2: { template: 'template2' }, template99: { template: 'template99' } })).toBe(
    problem,
  ),
);

describe('the seven choices', () => {
  it('what no flag says is chosen so that no template has more than three of them too', () => {
    const { header, card } = classic;
    const chosen = chooseStructure({ header, card }, offers, others);
    const structure = 'structure' in chosen ? chosen.structure : expect.unreachable();
    expect(structure).toMatchObject({ header, card });
    expect([...others].filter(([, other]) => sharedChoices(structure, other).length > 3)).toEqual([]);
  });

  it('what no flag says is a form that no other template owns', () => {
    const chosen = chooseStructure({}, offers, others);
    const structure = 'structure' in chosen ? chosen.structure : expect.unreachable();
    const forms = choices.map((choice) => offers[choice].find(({ word }) => word === structure[choice])?.form ?? '');
    expect(forms.filter((form) => !form.startsWith('widgets/'))).toEqual([]);
  });

  it('flags that are four of the choices of a template are refused, and the template is named', () => {
    const { header, categories, hero, lobby } = classic;
    expect(chooseStructure({ header, categories, hero, lobby }, offers, others)).toEqual({
      refusals: [
        'header bar, categories pills, hero carousel, lobby grid: template1 has them all, and two templates share at most 3. Leave one out.',
      ],
    });
  });

  it('[CARD-5] a misspelt word is answered with the nearest one, and one that nobody drew with the file that is missing', () => {
    const undrawn = {
      ...offers,
      mobile: [...offers.mobile, { word: 'wheel', form: 'widgets/mobile-nav/forms/Wheel.tsx', isDrawn: false }],
    };
    expect(chooseStructure({ mobile: 'dokc' }, undrawn, others)).toEqual({
      refusals: ['--mobile: "dokc" is not a form of mobile. Did you mean "dock"? One of: dock, drawer, tabs, fab.'],
    });
    expect(chooseStructure({ mobile: 'wheel' }, undrawn, others)).toEqual({
      refusals: [
        '--mobile: "wheel" is not drawn yet: widgets/mobile-nav/forms/Wheel.tsx is missing. Make it first, or take one of: dock, drawer, tabs, fab.',
      ],
    });
  });

  it('every word that a template chose is drawn by a module', () => {
    const wanted = [...others].flatMap(([name, structure]) =>
      choices.map((choice) => ({ name, choice, word: structure[choice] })),
    );
    expect(
      wanted.filter(({ choice, word }) => !offers[choice].some((offer) => offer.word === word && offer.isDrawn)),
    ).toEqual([]);
    expect(formName('lobby', 'shelves')).toBe('shelf');
  });
});

/** What the command writes is checked in tests/nightly/newParts.test.ts. */
it('a name that is taken is refused, and nothing is written', () => {
  const themes = readFileSync(join(project, 'site-configs/platform/themes.json'), 'utf8');
  const { status, stderr } = spawnSync(
    join(project, 'node_modules/.bin/tsx'),
    ['scripts/newTemplate.ts', 'template1'],
    { cwd: project, encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining(
      '"template1" is taken: templates/template1/ is there already. Choose another name.\nNothing was written.\n',
    ),
  ]);
  expect(readFileSync(join(project, 'site-configs/platform/themes.json'), 'utf8')).toBe(themes);
});
