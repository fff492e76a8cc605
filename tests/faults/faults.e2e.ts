import { endWorld } from '../browser/control';
import { expect, test as base } from '../browser/withoutPictures';
import { sampled } from '../e2e/sampled';
import { allTestCases } from './testCases';
import { runTestCase } from './runTestCase';
import { createPagePool, type PagePool } from './pagePool';

/** Which part of the test cases the merge gate runs. */
const usualShare = 0.009;

const testCases = await allTestCases();
const chosen =
  process.env['FAULTS'] === 'all'
    ? testCases
    : sampled(testCases, Number(process.env['FAULTS_SHARE'] ?? usualShare), ({ call, fault }) => `${call} × ${fault}`);

/** `test` whose worker keeps two tabs, a guest's and a player's, in a world of their own. */
const test = base.extend<object, { readonly place: { readonly world: string; readonly pagePool: PagePool } }>({
  place: [
    async ({ browser }, use, { workerIndex }) => {
      const world = `faults-${process.pid}-${workerIndex}`;
      const pagePool = createPagePool({ browser, world });
      await use({ world, pagePool });
      await pagePool.close();
      await endWorld(world);
    },
    { scope: 'worker' },
  ],
});

for (const testCase of chosen)
  test(`${testCase.call} × ${testCase.fault}: the right dialog, toast or silence, and a page that can be used`, async ({
    place: { world, pagePool },
  }) => {
    expect(await runTestCase(world, pagePool, testCase)).toEqual([]);
  });
