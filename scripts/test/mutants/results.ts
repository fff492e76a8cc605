import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Shard } from '../../build/shard';
import type { Mutant } from './mutant';

/** `gate`: what `npm test` samples; `nightly`: all of it. */
export type Level = 'gate' | 'nightly';

/** What became of a mutant. `broken`: the run says nothing of it, because it failed for a reason of its own. */
export interface MutantResult {
  readonly id: string;
  readonly status: 'caught' | 'survived' | 'broken';
  /** The test that caught it and its file, or the reason. */
  readonly by: string;
  readonly seconds: number;
}

/** Results by state of the code, so that a run that was broken off goes on where it stood. */
export interface Results {
  readonly find: (id: string) => MutantResult | undefined;
  readonly add: (result: MutantResult) => void;
}

/** Opens `.cache/mutants/results.json` for a state of the code and a level. */
export function openResults(root: string, state: string, level: Level): Results {
  const file = join(root, '.cache/mutants/results.json');
  const read = (): Record<string, MutantResult> => {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Record<string, MutantResult>;
    } catch {
      return {};
    }
  };
  const keyOf = (id: string) => `${state} ${level} ${id}`;
  return {
    find: (id) => read()[keyOf(id)],
    add: (result) => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify({ ...read(), [keyOf(result.id)]: result }, null, 1)}\n`);
    },
  };
}

/** Names a state of the code: its commit, and a short word for what is not committed. */
export function stateOf(root: string): string {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  const commit = git('rev-parse', '--short', 'HEAD').trim();
  const open = git('diff', 'HEAD') + git('ls-files', '--others', '--exclude-standard');
  return open === '' ? commit : `${commit}+${createHash('sha256').update(open).digest('hex').slice(0, 6)}`;
}

/** Every n-th mutant: `2/4` is the second of four parts that together hold each once. */
export function shardOf(mutants: readonly Mutant[], { index, count }: Shard): readonly Mutant[] {
  return mutants.filter((_, at) => at % count === index - 1);
}
