import { readFileSync } from 'node:fs';
import { usualWidths } from './testCases';

/** What a run of the matrix does; `npm run test:matrix` writes it into the environment. */
export interface Plan {
  /** Every test case, whether there is a seed or not. */
  readonly isWhole: boolean;
  /** Which part of the test cases a seed samples. */
  readonly share: number;
  readonly widths: readonly number[];
  /**
   * Opens the page once for each width, in place of changing the width of the open page: what shifts while it loads is
   * seen in each.
   */
  readonly opensEach: boolean;
  /** Names of test cases that have passed. */
  readonly done: ReadonlySet<string>;
  /** The file that gets the name of each test case that passes. */
  readonly record: string | undefined;
}

/** Which part of the test cases the merge gate runs. */
const usualShare = 0.0015;

/**
 * The plan of this run: `MATRIX=all`, `MATRIX_SHARE`, `MATRIX_WIDTHS`, `MATRIX_OPENS=each`, `MATRIX_DONE` and
 * `MATRIX_RECORD` (files).
 */
export function readPlan(env: NodeJS.ProcessEnv = process.env): Plan {
  const widths = env['MATRIX_WIDTHS']?.split(',').map(Number) ?? [...usualWidths];
  return {
    isWhole: env['MATRIX'] === 'all',
    share: Number(env['MATRIX_SHARE'] ?? usualShare),
    widths,
    opensEach: env['MATRIX_OPENS'] === 'each',
    done: new Set(
      env['MATRIX_DONE'] === undefined ? [] : readFileSync(env['MATRIX_DONE'], 'utf8').split('\n').filter(Boolean),
    ),
    record: env['MATRIX_RECORD'],
  };
}
