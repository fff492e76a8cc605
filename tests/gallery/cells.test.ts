import { expect, it } from 'vitest';
import { loadBundles } from '../../scripts/config/readConfigs';
import { allCells, nameOf, roundsOf } from './cells';
import { sheetOf } from './sheet';

const bundles = [...loadBundles(process.cwd()).bundles.values()];
const templates = [...new Set(bundles.map(({ site }) => site.theme.template))];

it('[LAYOUT-2] the sheet has four pages in three windows of every template, and its home in all five colours', () => {
  const cells = allCells(bundles, templates);
  expect(cells).toHaveLength(templates.length * (4 * 3 + 4));
  expect(new Set(cells.map(nameOf)).size).toBe(cells.length);
  for (const template of templates) {
    const own = cells.filter((cell) => cell.template === template);
    expect(
      new Set(own.filter(({ page, width }) => page === 'home' && width === 1440).map(({ color }) => color)).size,
    ).toBe(5);
  }
});

it('of two sites in one template the one with more features is shown', () => {
  const shown = new Set(allCells(bundles, ['template1', 'template15']).map(({ domain }) => domain));
  expect([...shown]).toEqual(['kingsgate.example', 'pokito.example']);
});

it('one brand is shown in every template, in its own colour', () => {
  const cells = allCells(bundles, templates, 'noctis.example');
  expect(cells).toHaveLength(templates.length * 4 * 3);
  expect(new Set(cells.map(({ domain, color }) => `${domain} ${color}`))).toEqual(new Set(['noctis.example amethyst']));
});

it('says which sites there are when one is misspelt', () => {
  expect(() => allCells(bundles, templates, 'noctus.example')).toThrow(
    /There is no site "noctus\.example": .*noctis\.example/,
  );
});

it('changes each site once a round and leaves no picture out', () => {
  const cells = allCells(bundles, templates);
  const rounds = roundsOf(cells);
  expect(rounds.flat()).toHaveLength(cells.length);
  for (const round of rounds) {
    const themes = new Set(round.map(({ domain, template, color }) => `${domain} ${template} ${color}`));
    expect(themes.size).toBe(new Set(round.map(({ domain }) => domain)).size);
  }
});

it('names a picture for each cell on the sheet, and themes that a brand refuses with the reason', () => {
  const cells = allCells(bundles, ['template4', 'template6'], 'noctis.example');
  const parts = ['template4', 'template6'].map((template) => ({
    template,
    description: 'Shelves & tiles.',
    cells: cells.filter((cell) => cell.template === template),
    ...(template === 'template4' ? { refusal: 'Its colour <red> is unknown.' } : {}),
  }));
  const sheet = sheetOf('Noctis', parts);
  for (const cell of cells) expect(sheet.includes(`pictures/${nameOf(cell)}.webp`)).toBe(cell.template === 'template6');
  expect(sheet).toContain('Its colour &#60;red&#62; is unknown.');
  expect(sheet).toContain('Shelves &#38; tiles.');
});
