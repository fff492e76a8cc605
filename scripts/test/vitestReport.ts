import { relative } from 'node:path';
import { crashed, type Outcome } from './outcome';
import { field, firstLine, list, parseReport, text } from './reportValue';

/** Counts what vitest's JSON report says. A file that could not be loaded is one failed; a report without tests too. */
export function readVitestReport(report: string | undefined, root: string): Outcome {
  const parsed = parseReport(report);
  if (parsed === undefined) return crashed('vitest left no readable report: it crashed, see above.');
  const files = list(parsed, 'testResults').map((file) => outcomeOfFile(file, root));
  const all = {
    passed: files.reduce((sum, { passed }) => sum + passed, 0),
    failed: files.reduce((sum, { failed }) => sum + failed, 0),
    skipped: files.reduce((sum, { skipped = 0 }) => sum + skipped, 0),
    failures: files.flatMap(({ failures }) => failures),
  };
  return all.passed + all.failed === 0 ? crashed('vitest found no test.') : all;
}

function outcomeOfFile(file: unknown, root: string): Outcome {
  const name = relative(root, text(file, 'name'));
  const tests = list(file, 'assertionResults');
  const failing = tests.filter((test) => text(test, 'status') === 'failed');
  const isBroken = text(file, 'status') === 'failed' && failing.length === 0;
  return {
    passed: tests.filter((test) => text(test, 'status') === 'passed').length,
    failed: failing.length + (isBroken ? 1 : 0),
    skipped: tests.filter((test) => !['passed', 'failed'].includes(text(test, 'status'))).length,
    failures: isBroken
      ? [`${name}: ${firstLine(text(file, 'message')) || 'the file failed outside of its tests.'}`]
      : failing.map((test) => `${name} › ${text(test, 'fullName')}: ${firstLine(messageOf(test))}`),
  };
}

function messageOf(test: unknown): string {
  const [message] = list(test, 'failureMessages');
  return typeof message === 'string' ? message : String(field(test, 'status'));
}
