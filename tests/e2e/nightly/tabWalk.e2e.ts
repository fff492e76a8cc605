import { expect, test } from '../../browser/test';
import { sampled } from '../sampled';
import { allWalks, hiddenStops, keyOf } from '../tabWalk';

for (const walk of sampled(allWalks(), 1, keyOf))
  test.describe(`Tab walk: ${walk.template} ${walk.path} of ${walk.domain}`, () => {
    test.use({ locale: walk.browser, reducedMotion: 'reduce' });

    test('every stop of the Tab key can be seen, on a phone, a desk, and a desk at 400 % zoom', async ({ page }) => {
      expect(await hiddenStops(page, walk)).toEqual([]);
    });
  });
