import { expect, test as base } from '@playwright/test';
import { endWorld } from '../browser/control';
import { drawn } from '../e2e/drawn';
import { allCells } from './cells';
import { runCell } from './runCell';
import { createSeats, type Seats } from './seats';

/** Which part of the cells the merge gate runs. */
const usualShare = 0.018;

const cells = await allCells();
const chosen =
  process.env['FAULTS'] === 'all' ? cells : drawn(cells, Number(process.env['FAULTS_SHARE'] ?? usualShare), ({ call, fault }) => `${call} × ${fault}`);

/** `test` whose worker keeps two tabs, a guest's and a player's, in a world of their own. */
const test = base.extend<object, { readonly place: { readonly world: string; readonly seats: Seats } }>({
  place: [
    async ({ browser }, use, { workerIndex }) => {
      const world = `faults-${process.pid}-${workerIndex}`;
      const seats = createSeats({ browser, world });
      await use({ world, seats });
      await seats.close();
      await endWorld(world);
    },
    { scope: 'worker' },
  ],
});

for (const cell of chosen)
  test(`${cell.call} × ${cell.fault}: the right dialog, toast or silence, and a page that can be used`, async ({ place: { world, seats } }) => {
    expect(await runCell(world, seats, cell)).toEqual([]);
  });
