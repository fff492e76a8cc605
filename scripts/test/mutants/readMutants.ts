import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parseSync } from 'vite';
import { mutated, switched, type Mutant } from './mutant';

const folder = 'tests/mutants';
const schemaFile = 'mutants.schema.json';

/**
 * Reads every mutant of a project. Throws one error that names all that is wrong with the list, a stale mutant
 * included.
 */
export function readMutants(root: string): readonly Mutant[] {
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.json') && name !== schemaFile);
  const isArea = new Ajv2020().compile<{ readonly mutants: readonly Mutant[] }>(
    JSON.parse(readFileSync(join(root, folder, schemaFile), 'utf8')) as object,
  );
  const problems: string[] = [];
  const mutants = names.sort().flatMap((name) => {
    const area: unknown = JSON.parse(readFileSync(join(root, folder, name), 'utf8'));
    if (isArea(area)) return area.mutants;
    problems.push(
      ...(isArea.errors ?? []).map(({ instancePath, message = '' }) => `${folder}/${name} ${instancePath}: ${message}`),
    );
    return [];
  });
  const seen = new Set<string>();
  for (const mutant of mutants) {
    if (seen.has(mutant.id)) problems.push(`${mutant.id}: the list has two mutants of this name.`);
    seen.add(mutant.id);
    problems.push(...problemsOf(root, mutant).map((problem) => `${mutant.id}: ${problem}`));
  }
  if (problems.length > 0) throw new Error(`${folder} does not fit the code:\n${problems.join('\n')}`);
  return mutants;
}

/** What is wrong with a mutant, one sentence each. */
export function problemsOf(root: string, mutant: Mutant): readonly string[] {
  const { file, text, replacement, tests } = mutant;
  const missing = tests
    .filter((test) => !existsSync(join(root, test)))
    .map((test) => `${test} does not exist. Name the test file that covers the fact now.`);
  if (!existsSync(join(root, file)))
    return [...missing, `${file} does not exist. Break the fact where it is written now, or remove the mutant.`];
  const source = readFileSync(join(root, file), 'utf8');
  const times = source.split(text).length - 1;
  if (times !== 1) return [...missing, `the text occurs ${times} times in ${file}; it must occur once: ${text}`];
  if (replacement === text) return [...missing, 'the replacement is the text itself.'];
  const versions = mutant.switch ? [mutated(source, mutant), switched(source, mutant)] : [mutated(source, mutant)];
  return [...missing, ...versions.flatMap((version) => syntaxProblem(file, version))];
}

/** Why a source cannot be read; empty for a file that is no script. */
function syntaxProblem(file: string, source: string): readonly string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const [error] = parseSync(file, source).errors;
  return error ? [`${file} would not parse: ${error.message}`] : [];
}
