import { resolve } from 'node:path';
import { lanes, runLane } from './test/lanes';
import { lastLine, total, type Outcome } from './test/outcome';
import { stopAll } from './test/runCommand';

/**
 * `npm test [-- <lane>…]`: every lane to its end, also after a failure. The last line is `N passed, N failed` over all of
 * them; exit status 1 when anything failed.
 */
async function test(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => lanes.every((lane) => lane.name !== name));
  if (unknown.length > 0) {
    console.error(`There is no lane "${unknown.join('", "')}". One of: ${lanes.map(({ name }) => name).join(', ')}.`);
    return 1;
  }
  const root = resolve(import.meta.dirname, '..');
  const outcomes: Outcome[] = [];
  const summary: string[] = [];
  for (const lane of lanes.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const started = performance.now();
    const found = await runLane(root, lane);
    outcomes.push(...found);
    summary.push(`${lane.name}: ${lastLine(total(found))} in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
  const all = total(outcomes);
  console.log(`\n── all\n${summary.join('\n')}`);
  if (all.skipped > 0) console.log(`${all.skipped} skipped`);
  for (const failure of all.failures) console.log(`✗ ${failure}`);
  console.log(lastLine(all));
  return all.failed > 0 ? 1 : 0;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void stopAll().then(() => process.exit(1));
  });
}
process.exitCode = await test(process.argv.slice(2));
