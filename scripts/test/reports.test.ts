import { describe, expect, it } from 'vitest';
import { lastLine, total, withStatus } from './outcome';
import { readPlaywrightReport } from './playwrightReport';
import { readVitestReport } from './vitestReport';

const unitTest = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});
const unitReport = (...testResults: readonly object[]) => JSON.stringify({ testResults });

describe('what a run of vitest found', () => {
  it('counts tests that passed and names those that failed, with the first line of why', () => {
    const report = unitReport(
      {
        name: '/repo/engine/a.test.ts',
        status: 'passed',
        assertionResults: [unitTest('a works', 'passed'), unitTest('a later', 'todo')],
      },
      {
        name: '/repo/engine/b.test.ts',
        status: 'failed',
        assertionResults: [unitTest('b works', 'failed', '\nAssertionError: expected 1 to be 2\n  at b.test.ts:3')],
      },
    );
    expect(readVitestReport(report, '/repo')).toEqual({
      passed: 1,
      failed: 1,
      skipped: 1,
      failures: ['engine/b.test.ts › b works: AssertionError: expected 1 to be 2'],
    });
  });

  it.each([
    [
      'a file that could not be loaded',
      unitReport({
        name: '/repo/a.test.ts',
        status: 'failed',
        message: 'Cannot find module ./a',
        assertionResults: [],
      }),
      'a.test.ts: Cannot find module ./a',
    ],
    ['a run without a test', unitReport(), 'vitest found no test.'],
    ['no report', undefined, 'vitest left no readable report: it crashed, see above.'],
    ['half a report', '{"testResults": [', 'vitest left no readable report: it crashed, see above.'],
    ['a report of another shape', '[]', 'vitest found no test.'],
  ])('counts %s as one failed', (_, report, failure) => {
    expect(readVitestReport(report, '/repo')).toMatchObject({ passed: 0, failed: 1, failures: [failure] });
  });
});

const browserReport = (status: string, message = '') =>
  JSON.stringify({
    suites: [
      {
        title: 'home.e2e.ts',
        suites: [
          {
            title: 'guest',
            specs: [
              { title: 'opens', tests: [{ status, results: [{ errors: message === '' ? [] : [{ message }] }] }] },
            ],
          },
        ],
      },
    ],
    errors: [],
  });

describe('what a run of Playwright found', () => {
  it.each([
    ['a test that passed', 'expected', '', { passed: 1, failed: 0, skipped: 0, failures: [] }],
    [
      'a test that failed',
      'unexpected',
      '\u001b[31mError: no heading\u001b[39m\nmore',
      { passed: 0, failed: 1, skipped: 0, failures: ['home.e2e.ts › guest › opens: Error: no heading'] },
    ],
    [
      'a test that passed on a retry as failed',
      'flaky',
      'Error: late',
      {
        passed: 0,
        failed: 1,
        skipped: 0,
        failures: ['home.e2e.ts › guest › opens: passed only on a retry. Error: late'],
      },
    ],
    ['a test that was left out', 'skipped', '', { passed: 0, failed: 0, skipped: 1, failures: [] }],
  ])('counts %s', (_, status, message, outcome) => {
    expect(readPlaywrightReport(browserReport(status, message))).toEqual(outcome);
  });

  it.each([
    [
      'an error outside of tests',
      JSON.stringify({ suites: [], errors: [{ message: 'Error: the server did not start' }] }),
      'Playwright: Error: the server did not start',
    ],
    ['a run without a test', JSON.stringify({ suites: [], errors: [] }), 'Playwright found no test.'],
    ['no report', undefined, 'Playwright left no readable report: it crashed, see above.'],
  ])('counts %s as one failed', (_, report, failure) => {
    expect(readPlaywrightReport(report)).toMatchObject({ passed: 0, failed: 1, failures: [failure] });
  });
});

describe('the end of a run', () => {
  it('adds all lanes up in its last line', () => {
    expect(
      lastLine(
        total([
          { passed: 3, failed: 0, failures: [] },
          { passed: 1, failed: 2, failures: ['a', 'b'] },
        ]),
      ),
    ).toBe('4 passed, 2 failed');
  });

  it.each([
    ['1', 1],
    ['SIGKILL', 1],
    ['0', 0],
  ])('of a runner that ended with %s though no test failed counts %i failed', (status, failed) => {
    expect(withStatus({ passed: 5, failed: 0, failures: [] }, 'vitest', status).failed).toBe(failed);
  });
});
