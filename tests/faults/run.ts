import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { faultKinds } from '../../scripts/sandbox/faults';
import { drawSeed } from '../../scripts/test/drawSeed';
import { lastLine } from '../../scripts/test/outcome';
import { shareOf } from '../sampling';
import { launchBrowser, serveBuild, type RunningServer } from '../../scripts/test/serving';
import { allCells, type Cell } from './cells';
import { runCell } from './runCell';
import { createSeats } from './seats';
import { triggers } from './triggers';
import type { Place } from './visit';

const root = resolve(import.meta.dirname, '../..');

interface Options {
  readonly seed: string;
  readonly share?: string;
  readonly only?: string;
  readonly workers: string;
}

/** `npm run test:faults`: every call × every fault in a real browser, against the real build and a sandbox over HTTP (ERR-1…7). */
async function run({ seed, share, only, workers }: Options): Promise<void> {
  const cells = (await allCells()).filter(({ call }) => only === undefined || call === only);
  if (cells.length === 0) throw new Error(`There is no call "${only}".`);
  const chosen = share === undefined ? cells : shareOf(cells, Number(share), { seed: Number(seed), keyOf: nameOf });
  console.log(`${chosen.length} of ${cells.length} cells${share === undefined ? '' : `, drawn by --seed ${seed}`}.`);
  const browser = await launchBrowser(root);
  const servers: RunningServer[] = [];
  const waiting = [...chosen];
  const found = new Map<Cell, readonly string[]>();
  try {
    // One after the other: the first one builds what is not built yet.
    const places: Place[] = [];
    while (places.length < Number(workers)) {
      const server = await serveBuild(root);
      servers.push(server);
      places.push({ port: server.port, browser });
    }
    const work = async (place: Place) => {
      const seats = createSeats(place);
      for (let cell = waiting.shift(); cell; cell = waiting.shift()) found.set(cell, await runCell(place, seats, cell));
    };
    await Promise.all(places.map(work));
  } finally {
    await browser.close();
    await Promise.all(servers.map(({ stop }) => stop()));
  }
  printTable(chosen, found);
  const wrong = chosen.flatMap((cell) => (found.get(cell) ?? ['was not run']).map((line) => `${nameOf(cell)}: ${line}`));
  const failed = chosen.filter((cell) => found.get(cell)?.length !== 0).length;
  for (const line of wrong) console.log(`✗ ${line}`);
  const outcome = { passed: chosen.length - failed, failed, failures: wrong };
  await mkdir(join(root, '.cache/test'), { recursive: true });
  await writeFile(join(root, '.cache/test/faults.json'), JSON.stringify(outcome));
  console.log(lastLine(outcome));
  process.exitCode = failed > 0 ? 1 : 0;
}

function nameOf({ call, fault }: Cell): string {
  return `${call} × ${fault}`;
}

/** Calls down, faults across: · not in the sample, ✓ well, ✗ not; a call that a page makes by itself is marked. */
function printTable(cells: readonly Cell[], found: ReadonlyMap<Cell, readonly string[]>): void {
  const calls = [...new Set(cells.map(({ call }) => call))];
  console.log(`\n${''.padEnd(20)} ${faultKinds.map((_, index) => String(index + 1).padStart(3)).join('')}`);
  for (const call of calls) {
    const marks = faultKinds.map((fault) => {
      const cell = cells.find((one) => one.call === call && one.fault === fault);
      return (cell === undefined ? '·' : found.get(cell)?.length === 0 ? '✓' : '✗').padStart(3);
    });
    console.log(`${`${call}${triggers[call] ? ' *' : ''}`.padEnd(20)} ${marks.join('')}`);
  }
  console.log(`${faultKinds.map((fault, index) => `${index + 1} ${fault}`).join(', ')}; * a page makes the call, the others go through its client.\n`);
}

await new Command('npm run test:faults --')
  .description('Every call × every fault in a real browser: right dialog, toast or silence, and a page that can be used.')
  .option('--seed <number>', 'draws the sample', String(drawSeed()))
  .option('--share <part>', 'a part of all cells, from 0 to 1')
  .option('--only <call>', 'one call, by its name in the table')
  .option('--workers <number>', 'servers and tabs side by side', '2')
  .action(run)
  .parseAsync();
