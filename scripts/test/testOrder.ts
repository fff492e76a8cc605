import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, each measured over 10 s: started last, one of them would leave a core with nothing to do. */
const longest = [
  'tests/widgets.test.tsx',
  'tests/money/money.test.tsx',
  'tests/contract/catalogue.test.ts',
  'tests/contract/money.test.ts',
  'scripts/sandbox/art/art.test.ts',
];

/** Shuffles in place by a seed (xorshift), so that a run can be made again. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed | 0 || 1;
  const keyed = items.map((item) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return [state, item] as const;
  });
  return keyed.sort(([a], [b]) => a - b).map(([, item]) => item);
}

/** One project after the other, because a worker keeps what it has loaded as long as the next file is of the same project; the longest file first. */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed, shuffle } = this.ctx.config.sequence;
    const isShuffled = typeof shuffle === 'object' ? (shuffle.files ?? false) : shuffle;
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((file) => moduleId.endsWith(file));
      return at < 0 ? longest.length : at;
    };
    const sorted = isShuffled ? shuffled(files, seed) : (await super.sort(files)).sort((a, b) => place(a) - place(b));
    const projects = [...new Set(sorted.map(({ project }) => project.name))].sort();
    return projects.flatMap((name) => sorted.filter(({ project }) => project.name === name));
  }
}
