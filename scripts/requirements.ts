import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ScriptCommand } from './options/scriptCommand';
import { citationsOf } from './check/citations';
import { openIds, requirementsPage, unknownIds, type RequirementGroup } from './check/requirements';

const root = resolve(import.meta.dirname, '..');
const page = join(root, 'docs', 'requirements.md');

/**
 * `npm run requirements [-- --check]`: writes docs/requirements.md; with `--check` only says whether it is up to date,
 * and what no test shows.
 */
function main(isCheck: boolean): number {
  const groups = JSON.parse(
    readFileSync(join(root, 'docs', 'requirements.json'), 'utf8'),
  ) as readonly RequirementGroup[];
  const citations = testFiles().flatMap((file) => citationsOf(file, readFileSync(join(root, file), 'utf8')));
  const problems = [...unknownIds(groups, citations), ...(isCheck ? openIds(groups, citations) : [])];
  for (const problem of problems) console.error(problem);
  const text = requirementsPage(groups, citations);
  const isCurrent = existsSync(page) && readFileSync(page, 'utf8') === text;
  if (isCheck && !isCurrent) console.error('docs/requirements.md is out of date.');
  if (!isCheck && !isCurrent) writeFileSync(page, text);
  return problems.length > 0 || (isCheck && !isCurrent) ? 1 : 0;
}

function testFiles(): string[] {
  return ['engine', 'widgets', 'templates', 'scripts', 'tests']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.(test|e2e|matrix)\.tsx?$/.test(file))
    .sort();
}

const { check = false } = new ScriptCommand('npm run requirements --')
  .description('Writes docs/requirements.md from the ids in test titles.')
  .option('--check', 'write nothing; exit status 1 where the page is out of date or no test cites a requirement')
  .parse()
  .opts<{ readonly check?: true }>();
process.exitCode = main(check);
