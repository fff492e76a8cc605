import { describe, expect, it } from 'vitest';
import { joinUses, keyProblems, keysInJson, usesIn } from './messageKeys';

const known = [
  'ui:home.hot',
  'ui:home.new',
  'ui:winners.latest',
  'ui:winners.big',
  'misc:game.found_one',
  'misc:game.found_other',
  'errors:unknownError',
];
const problemsOf = (source: string) => keyProblems(known, usesIn('widgets/x/X.tsx', source));
const unused = (...keys: readonly string[]) =>
  keys.map((key) => `The message "${key}" is used nowhere. Take it out of every language, or use it.`);

describe('the check of messages', () => {
  it.each([
    [
      'a text',
      `message('home.hot')`,
      ['ui:home.new', 'ui:winners.latest', 'ui:winners.big', 'misc:game.found', 'errors:unknownError'],
    ],
    [
      'a table',
      `const keys = { hot: 'home.hot', fresh: "home.new" };`,
      ['ui:winners.latest', 'ui:winners.big', 'misc:game.found', 'errors:unknownError'],
    ],
    [
      'a plural',
      'message(`game.found`, { count })',
      ['ui:home.hot', 'ui:home.new', 'ui:winners.latest', 'ui:winners.big', 'errors:unknownError'],
    ],
    [
      'one that is put together',
      'message(`winners.${view}`)',
      ['ui:home.hot', 'ui:home.new', 'misc:game.found', 'errors:unknownError'],
    ],
    [
      'a declared one',
      '/** @messages errors:* */ t(status)',
      ['ui:home.hot', 'ui:home.new', 'ui:winners.latest', 'ui:winners.big', 'misc:game.found'],
    ],
    [
      'none at all',
      'const text = `${a}.${b}`;',
      ['ui:home.hot', 'ui:home.new', 'ui:winners.latest', 'ui:winners.big', 'misc:game.found', 'errors:unknownError'],
    ],
  ])('[I18N-1] knows the key of %s', (_, source, rest) => expect(problemsOf(source)).toEqual(unused(...rest)));

  it('[I18N-1] refuses a declared pattern that fits nothing, and leaves other templates alone', () => {
    const uses = joinUses([
      usesIn('engine/a.ts', '// @messages winers.*\nconst selector = `body.${name}`;'),
      { keys: new Set(known), patterns: [] },
    ]);
    expect(keyProblems(known, uses)).toEqual(
      [
        'engine/a.ts: no message fits "winers.*". Mend the words or take them out.',
        ...unused('misc:game.found'),
      ].reverse(),
    );
  });

  it('[I18N-1] reads the keys of descriptors, and of schemas their defaults', () => {
    const tree = { title: { key: 'home.hot' }, nodes: [{ props: { links: [{ label: { key: 'home.new' } }] } }] };
    expect(keysInJson(tree)).toEqual(['home.hot', 'home.new']);
    expect(
      keysInJson({ properties: { title: { default: { key: 'home.hot' }, examples: [{ key: 'home.new' }] } } }, true),
    ).toEqual(['home.hot']);
  });
});
