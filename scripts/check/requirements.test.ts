import { describe, expect, it } from 'vitest';
import { citationsOf } from './citations';
import { openIds, requirementsPage, unknownIds } from './requirements';

const groups = [
  { title: 'Errors', requirements: { 'ERR-1': 'A session that ended warns', 'ERR-2': 'Is only reported' } },
];

describe('the table of requirements', () => {
  it('names for each id the files whose titles cite it, and says what is open', () => {
    const page = requirementsPage(groups, [
      { id: 'ERR-1', file: 'engine/b.test.ts' },
      { id: 'ERR-1', file: 'engine/a.test.ts' },
      { id: 'ERR-1', file: 'engine/a.test.ts' },
    ]);
    expect(page).toContain('1 of 2 are shown by a test; the others are open.');
    expect(page).toContain(
      '| ERR-1 | A session that ended warns | [engine/a.test.ts](../engine/a.test.ts)<br>[engine/b.test.ts](../engine/b.test.ts) |',
    );
    expect(page).toContain('| ERR-2 | Is only reported | **open** |');
  });

  it('refuses an id that no requirement has', () => {
    expect(unknownIds(groups, [{ id: 'ERR-9', file: 'engine/a.test.ts' }])).toEqual([
      'engine/a.test.ts: a title cites [ERR-9], which docs/requirements.json does not list.',
    ]);
  });

  it('refuses an id that no test cites, unless the reason is given', () => {
    const excused = [
      {
        ...groups[0],
        title: 'Errors',
        requirements: groups[0]?.requirements ?? {},
        untested: { 'ERR-2': 'It only writes a line.' },
      },
    ];
    const cited = [{ id: 'ERR-1', file: 'engine/a.test.ts' }];
    expect(openIds(groups, cited)).toEqual([
      'ERR-2: no test names it. Cite [ERR-2] in the title of a test that shows it, or give the reason under "untested" in docs/requirements.json.',
    ]);
    expect(openIds(excused, cited)).toEqual([]);
    expect(requirementsPage(excused, cited)).toContain(
      '| ERR-2 | Is only reported | **open**: It only writes a line. |',
    );
  });

  it('refuses a reason for what a test shows, and for what nobody asks', () => {
    const excused = [
      { title: 'Errors', requirements: { 'ERR-1': 'Warns' }, untested: { 'ERR-1': 'Never.', 'ERR-7': 'Never.' } },
    ];
    expect(openIds(excused, [{ id: 'ERR-1', file: 'engine/a.test.ts' }])).toEqual([
      'ERR-1: "untested" in docs/requirements.json names it, but a test shows it. Take it out there.',
      'ERR-7: "untested" in docs/requirements.json names it, but its group does not list it. Take it out there.',
    ]);
  });

  it.each([
    ['a title', `it('[ERR-1] warns', () => run());`, ['ERR-1']],
    [
      'several ids of a title',
      `it('[ERR-1, CALL-AUTH-10] [CALL-X] warns', () => { run(); });`,
      ['ERR-1', 'CALL-AUTH-10', 'CALL-X'],
    ],
    ['a table of cases', `it.each([1])('[ERR-1] warns of %s', () => run());`, ['ERR-1']],
    ['a describe around', `test.describe('[I18N-1] texts', () => { test('read', () => run()); });`, ['I18N-1']],
    ['a title with a value in it', 'test(`[ERR-1] of ${name} [ERR-2]`, () => run());', ['ERR-1', 'ERR-2']],
    ['a function by its name', `it('[ERR-1] warns', run);`, ['ERR-1']],
    ['a test that some machines leave out', `it.skipIf(isOld)('[ERR-1] warns', () => run());`, ['ERR-1']],
    ['a test that leaves under a condition', `test('[ERR-1]', () => { test.skip(isOld, 'old'); run(); });`, ['ERR-1']],
    ['nothing but titles', `const cases = ['[ERR-1]']; expect('[ERR-2]').toBe(cases[0]);`, []],
  ])('reads %s', (_, source, ids) => {
    expect(citationsOf('engine/a.test.ts', source)).toEqual(ids.map((id) => ({ id, file: 'engine/a.test.ts' })));
  });

  it.each([
    `it.skip('[ERR-1] warns', () => run());`,
    `it['skip']('[ERR-1] warns', () => run());`,
    `it.concurrent.skip('[ERR-1] warns', () => run());`,
    `it.skip.each([1])('[ERR-1] warns', () => run());`,
    `it.todo('[ERR-1] warns');`,
    `it('[ERR-1] warns');`,
    `test.fixme('[ERR-1] warns', async ({ page }) => run(page));`,
    `it.fails('[ERR-1] warns', () => run());`,
    `it('[ERR-1] warns', { skip: true }, () => run());`,
    `it('[ERR-1] warns', () => {});`,
    `it('[ERR-1] warns', async () => undefined);`,
    `it('[ERR-1] warns', () => { /* later */ });`,
    `it('[ERR-1] warns', () => { return; run(); });`,
    `it.each([])('[ERR-1] warns', () => run());`,
    `test('[ERR-1] warns', () => { test.skip(); run(); });`,
    `test('[ERR-1] warns', () => { test.skip(true, 'later'); run(); });`,
    `it('[ERR-1] warns', (context) => { context.skip(); run(); });`,
    `describe.skip('errors', () => { describe('calls', () => { it('[ERR-1] warns', () => run()); }); });`,
    `describe.skip(name, () => { it('[ERR-1] warns', () => run()); });`,
    `test.describe('[ERR-1] errors', () => { test.beforeAll(prepare, minute); test.use(settings, more); });`,
    `test.describe.fixme('[ERR-1] errors', () => { test('warn', () => run()); });`,
    `test.describe('errors', () => { test.fixme(); test('[ERR-1] warn', () => run()); });`,
    `describe('[ERR-1] errors', () => { const one = 1; });`,
    `test.skip(true, 'later'); test('[ERR-1] warns', () => run());`,
  ])('takes for no test what shows nothing: %s', (source) => {
    const citations = citationsOf('engine/a.test.ts', source);
    expect(citations.length).toBeGreaterThan(0);
    expect(citations).toEqual(citations.map(() => ({ id: 'ERR-1', file: 'engine/a.test.ts', isIdle: true })));
    expect(openIds([{ title: 'Errors', requirements: { 'ERR-1': 'Warns' } }], citations)).toEqual([
      'ERR-1: no test that runs shows it. The one in engine/a.test.ts is skipped, to be written, expected to fail or empty: let it run, or cite [ERR-1] where another test shows it.',
    ]);
  });

  it.each([
    `const later = it.skip; later('[ERR-1] warns', () => run());`,
    `const { skip } = it; skip('[ERR-1] warns', () => run());`,
    `xit('[ERR-1] warns', () => run());`,
  ])('reads no title of a test by another name: %s', (source) => {
    expect(citationsOf('engine/a.test.ts', source)).toEqual([]);
  });
});
