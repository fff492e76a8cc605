import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { hashSeed } from '../sandbox/art/random.ts';

/** Files that take longest: started last, one of them would leave a core with nothing to do. */
const longest = [
  'tests/widgets.test.tsx',
  'tests/money/money.test.tsx',
  'widgets/game-grid/GameBrowser.test.tsx',
  'tests/contract/catalogue.test.ts',
  'tests/contract/money.test.ts',
  'tests/contract/faults.test.ts',
  'scripts/sandbox/art/art.test.ts',
];

/**
 * One project after the other, because a worker keeps what it has loaded for as long as the next file is of the same
 * project. Within a project the longest file comes first; a shuffled run shuffles the files of each project by its
 * seed.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config;
    const placeOf = ({ moduleId }: TestSpecification) => hashSeed(`${sequence.seed} ${relative(root, moduleId)}`);
    const sorted = sequence.shuffle
      ? [...files].sort((a, b) => placeOf(a) - placeOf(b))
      : longestFirst(await super.sort(files));
    const projects = [...new Set(sorted.map(({ project }) => project.name))].sort();
    return projects.flatMap((name) => sorted.filter(({ project }) => project.name === name));
  }
}

function longestFirst(files: readonly TestSpecification[]): TestSpecification[] {
  const isAt = (file: string) => files.filter(({ moduleId }) => moduleId.endsWith(file));
  const first = longest.flatMap(isAt);
  return [...first, ...files.filter((file) => !first.includes(file))];
}
