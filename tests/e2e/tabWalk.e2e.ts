import { expect, test } from '../browser/test';
import { sampled } from './sampled';
import { allWalks, hiddenStops, keyOf } from './tabWalk';

/** Forms and lists on layouts of different kinds; every page of every template is walked at night. */
const sample = ['template3 /add-bank', 'template4 /deposit', 'template11 /sports', 'template17 /register'];

const walks = allWalks().filter(({ template, path }) => sample.includes(`${template} ${path}`));

test('the sample names pages that there are', () => {
  expect(walks).toHaveLength(sample.length);
});

for (const walk of sampled(walks, 0, keyOf, () => ['any']))
  test.describe(`${walk.path} of ${walk.domain}`, () => {
    test.use({ locale: walk.browser, reducedMotion: 'reduce' });

    test('every stop of the Tab key can be seen, on a phone, a desk, and a desk at 400 % zoom', async ({ page }) => {
      expect(await hiddenStops(page, walk)).toEqual([]);
    });
  });
