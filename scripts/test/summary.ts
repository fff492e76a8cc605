import { laneNames, type LaneTask } from './lanes';
import { lastLine, total } from './outcome';
import type { Done } from './schedule';

/**
 * The end of a run: a line for each lane with what it found, when it ended and how long it took, the machine's speed,
 * each failure with its reason, and last the sum.
 */
export function summaryOf(done: readonly Done[], tasks: readonly LaneTask[], milliseconds: number): readonly string[] {
  const all = total(done.map(({ outcome }) => outcome));
  const lines = laneNames.flatMap((lane) => {
    const own = done.filter(({ name }) => tasks.some((task) => task.lane === lane && task.name === name));
    if (own.length === 0) return [];
    const from = Math.min(...own.map((task) => task.from));
    const to = Math.max(...own.map((task) => task.to));
    return [
      `${lane.padEnd(8)} ${lastLine(total(own.map(({ outcome }) => outcome)))} in ${seconds(to - from)}, from ${seconds(from)} to ${seconds(to)}`,
    ];
  });
  const build = done.find(({ name }) => name === 'build');
  const speed =
    build === undefined ? 'the code was not built' : `this machine built the code in ${seconds(build.to - build.from)}`;
  return [
    ...lines,
    `all      in ${seconds(milliseconds)}; ${speed}`,
    ...(all.skipped > 0 ? [`${all.skipped} skipped`] : []),
    ...all.failures.map((failure) => `✗ ${failure}`),
    lastLine(all),
  ];
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(0)} s`;
}
