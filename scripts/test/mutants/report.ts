import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { format } from 'prettier';
import type { Mutant } from './mutant';
import type { Level, MutantResult } from './results';

/** Mutants with what became of them; undefined for one that did not run. */
export type Judged = readonly { readonly mutant: Mutant; readonly result: MutantResult | undefined }[];

const marks = { start: '<!-- mutants:start -->', end: '<!-- mutants:end -->' } as const;

/** The report as Markdown: caught of all by kind, then each that was not caught with its reason. */
export function reportOf(judged: Judged): string {
  const kinds = [...new Set(judged.map(({ mutant }) => mutant.kind))].sort();
  const rows = [...kinds, 'all'].map((kind) => {
    const own = judged.filter(({ mutant }) => kind === 'all' || mutant.kind === kind);
    const count = (lane: Mutant['lane']) => own.filter(({ mutant }) => mutant.lane === lane);
    return `| ${kind} | ${shareOf(count('unit'))} | ${shareOf(count('browser'))} | ${shareOf(own)} |`;
  });
  const open = judged.filter(({ result }) => result?.status !== 'caught');
  return [
    '| Kind | Unit | Browser | Caught of all |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    ...open.map(
      ({ mutant, result }) =>
        `- \`${mutant.id}\` (${mutant.lane}): ${result ? `${result.status}, ${result.by}` : 'did not run'}. ${mutant.why}`,
    ),
  ].join('\n');
}

function shareOf(judged: Judged): string {
  return judged.length === 0
    ? '–'
    : `${judged.filter(({ result }) => result?.status === 'caught').length} of ${judged.length}`;
}

/**
 * Writes the report with date, commit and machine between its marks in a page. Throws where the page has no such place.
 */
export async function writeReport(
  page: string,
  report: string,
  { state, level }: { readonly state: string; readonly level: Level },
): Promise<void> {
  const text = readFileSync(page, 'utf8');
  const [start, end] = [text.indexOf(marks.start), text.indexOf(marks.end)];
  if (start < 0 || end < start)
    throw new Error(`${page} has no place for the report: put ${marks.start} and ${marks.end} where it belongs.`);
  const made = `${new Date().toISOString().slice(0, 10)}, commit ${state}, level ${level}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`;
  const next = `${text.slice(0, start)}${marks.start}\n\n${made}\n\n${report}\n\n${text.slice(end)}`;
  writeFileSync(page, await format(next, { parser: 'markdown', printWidth: 160, singleQuote: true }));
}
