import type { PartRecord } from './record';

/** The figures of docs/quality.json, by the name of the part. */
export type Figures = Readonly<Record<string, Omit<PartRecord, 'part'>>>;

const begin = '<!-- figures: written by npm run test:nightly from quality.json -->';
const end = '<!-- end of figures -->';

/** Figures with those of a run in the place of older ones, in the order of the parts. */
export function updatedFigures(figures: Figures, records: Iterable<PartRecord>, order: readonly string[]): Figures {
  const all = new Map(Object.entries(figures));
  for (const { part, ...record } of records) all.set(part, record);
  return Object.fromEntries(
    order.flatMap((part) => (all.has(part) ? [[part, all.get(part)] as const] : [])),
  ) as Figures;
}

/** The page with the figures between its markers. Throws where it has no markers. */
export function withFigures(page: string, figures: Figures): string {
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from)
    throw new Error(`docs/quality.md has lost its markers. Put "${begin}" and "${end}" where the figures stand.`);
  return `${page.slice(0, from)}${begin}\n\n${tableOf(figures)}\n\n${page.slice(to)}`;
}

function tableOf(figures: Figures): string {
  const rows = Object.entries(figures);
  if (rows.length === 0) return 'No nightly run has written figures yet.';
  const cells = rows.map(([part, { what, passed, failed, seconds, date, commit, machine, measured }]) =>
    [part, what, `${passed} passed, ${failed} failed`, measured.join('; '), `${seconds} s`, date, commit, machine].map(
      escaped,
    ),
  );
  return aligned([['Part', 'What', 'Result', 'Measured', 'Time', 'Date', 'Commit', 'Machine'], ...cells]);
}

function escaped(text: string): string {
  return text.replaceAll('|', '\\|');
}

/** A table as Prettier lays it out. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
