import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { allEndpoints } from '../../scripts/sandbox/callTable';
import { checkPlatform, type CheckedCall } from './checkPlatform';
import { recordedModes, startRecordedPlatform } from './recordedPlatform';
import { usualPlayer, walkPlatform, type Walk } from './walkPlatform';

const document = join(import.meta.dirname, '../../docs/platform.md');
const [begin, end] = [
  '<!-- calls by mode: written by tests/platform/callTable.ts -->',
  '<!-- end of calls by mode -->',
];

/** The 33 calls of the specification by the manners of answering that stand recorded, as a table of Markdown. */
export async function callTable(): Promise<string> {
  const modes = recordedModes();
  const walks: Walk[] = [];
  for (const mode of modes) {
    const platform = await startRecordedPlatform(mode);
    walks.push(await walkPlatform(platform.origin));
    platform.close();
  }
  const rows = (await allEndpoints()).filter(([, { origin }]) => origin === 'spec');
  const cells = rows.map(([name, { method, path }]) => [
    `\`${method} ${path}\``,
    ...walks.map((walk) => cellOf(walk, name, path)),
  ]);
  return [['Call', ...modes], ['---', ...modes.map(() => '---')], ...cells]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}

/**
 * What the client made of a call's answers: read as they came, read with so many deviations, or refused in the
 * platform's words.
 */
function cellOf({ results, reports }: Walk, name: string, path: string): string {
  const own = [...results].filter(([step]) => step === name || step.startsWith(`${name} `)).map(([, result]) => result);
  const refused = own.flatMap((result) => (result.ok ? [] : [result.failure.statusMessage]));
  const deviations = reports.filter(
    (line) => line.startsWith(`${path}: `) && !refused.some((words) => line.includes(words)),
  ).length;
  if (own.length === 0) return 'not asked';
  if (refused.length > 0) return 'refused';
  return deviations === 0 ? 'read' : `read, ${deviations}`;
}

/** What `npm run platform:check` with a player and its writes says of each manner, as a table of Markdown. */
async function checkTable(): Promise<string> {
  const rows = await Promise.all(
    recordedModes().map(async (mode) => {
      const platform = await startRecordedPlatform(mode);
      const { calls, groups } = await checkPlatform(
        platform.origin,
        { domain: 'lucky-harbor.example', externalId: 'LH01' },
        usualPlayer,
        { writes: true },
      );
      platform.close();
      const count = (outcome: CheckedCall['outcome']) =>
        String(calls.filter((call) => call.outcome === outcome).length);
      const deviations = calls.reduce((sum, call) => sum + call.deviations.length, 0);
      return [
        mode,
        count('answered'),
        count('failed'),
        count('missing'),
        count('unasked'),
        String(deviations),
        groups.found.join(', ') || 'none',
      ];
    }),
  );
  const head = ['Manner', 'Answered', 'Failed', 'Not there', 'Not asked', 'Deviations', 'Groups of ours'];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** The text of docs/platform.md with both tables as they are now. Throws where their places are gone. */
export async function withCallTable(text: string): Promise<string> {
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`docs/platform.md lacks the lines ${begin} and ${end}.`);
  const words = '`npm run platform:check` with a player and `--writes` says of them:';
  const tables = `${await callTable()}\n\n${words}\n\n${await checkTable()}`;
  return format(`${before}${begin}\n\n${tables}\n\n${end}${after}`, {
    ...(await resolveConfig(document)),
    parser: 'markdown',
  });
}

// `npx tsx tests/platform/callTable.ts`
if (process.argv[1] === import.meta.filename)
  await writeFile(document, await withCallTable(await readFile(document, 'utf8')));
