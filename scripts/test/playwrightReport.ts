import { crashed, type Outcome } from './outcome';
import { firstLine, list, parseReport, text } from './reportValue';

/**
 * Counts what Playwright's JSON report says. A test that passed only on a retry is failed; an error outside of tests is
 * one failed.
 */
export function readPlaywrightReport(report: string | undefined): Outcome {
  const parsed = parseReport(report);
  if (parsed === undefined) return crashed('Playwright left no readable report: it crashed, see above.');
  const tests = list(parsed, 'suites').flatMap((suite) => testsOf(suite, []));
  const errors = list(parsed, 'errors').map((error) => `Playwright: ${firstLine(text(error, 'message'))}`);
  if (tests.length + errors.length === 0) return crashed('Playwright found no test.');
  const failing = tests.filter(({ status }) => !['expected', 'skipped'].includes(status));
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failed: failing.length + errors.length,
    skipped: tests.filter(({ status }) => status === 'skipped').length,
    failures: [
      ...failing.map(
        ({ title, status, message }) => `${title}: ${status === 'flaky' ? 'passed only on a retry. ' : ''}${message}`,
      ),
      ...errors,
    ],
  };
}

interface BrowserTest {
  readonly title: string;
  readonly status: string;
  readonly message: string;
}

function testsOf(suite: unknown, above: readonly string[]): BrowserTest[] {
  const titles = [...above, text(suite, 'title')];
  return [
    ...list(suite, 'specs').flatMap((spec) =>
      list(spec, 'tests').map((test) => ({
        title: [...titles, text(spec, 'title')].filter((part) => part !== '').join(' › '),
        status: text(test, 'status'),
        message: messageOf(test),
      })),
    ),
    ...list(suite, 'suites').flatMap((inner) => testsOf(inner, titles)),
  ];
}

function messageOf(test: unknown): string {
  const errors = list(test, 'results').flatMap((result) => list(result, 'errors'));
  return firstLine(errors.map((error) => text(error, 'message')).find((message) => message !== '') ?? '');
}
