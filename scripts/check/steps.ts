import type { Command } from '../test/runCommand';
import type { Selection } from '../test/select/selectFor';

/** A check that reads the project and passes or fails as a whole. */
export interface Step {
  readonly name: string;
  /** What to do when it fails. */
  readonly fix: string;
  readonly command: Command;
}

const timeout = 10 * 60_000;
const step = (name: string, program: string, args: readonly string[], fix: string): Step => ({
  name,
  fix,
  command: { program, args, timeout },
});

/** Slow ones first, so that two at a time end together. */
export const steps: readonly Step[] = [
  step(
    'lint',
    'eslint',
    ['.', '--max-warnings', '0', '--no-warn-ignored'],
    'Each message says what to do instead; `npx eslint . --fix` mends some.',
  ),
  step(
    'types',
    'oxlint',
    ['--type-aware', '--type-check', '--deny-warnings', '.'],
    'Each message says what to do instead; the rules stand in .oxlintrc.json.',
  ),
  step(
    'format',
    'prettier',
    ['--check', '.', '--ignore-unknown', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier'],
    'Run `npx prettier --write .`.',
  ),
  step('unused', 'knip', ['--no-progress'], 'Remove what nothing uses, or use it.'),
  step('generated', 'tsx', ['scripts/generate.ts', '--check'], 'Run `npm run generate` and commit what it wrote.'),
  step(
    'requirements',
    'tsx',
    ['scripts/requirements.ts', '--check'],
    'Write the tests that are missing; then run `npm run requirements` and commit docs/requirements.md.',
  ),
  step(
    'messages',
    'tsx',
    ['scripts/check/messages.ts'],
    'Each line says what to do. Keys that are put together are named beside that code: `@messages winners.*`.',
  ),
  step(
    'terms',
    'tsx',
    ['scripts/check/terms.ts'],
    'Use the words that each line names; docs/glossary.md has them all.',
  ),
  step('configs', 'tsx', ['scripts/validate.ts'], 'Mend the configuration at the places named above.'),
];

/** The steps that a selection asks for; lint and format look at its files only. */
export function narrowed(all: readonly Step[], { steps: names, lint, format }: Selection): readonly Step[] {
  const files: Readonly<Record<string, 'all' | readonly string[]>> = { lint, format };
  return all.flatMap((one) => {
    const own = files[one.name] ?? 'all';
    if ((names !== 'all' && !names.includes(one.name)) || own.length === 0) return [];
    if (own === 'all') return [one];
    return [
      {
        ...one,
        command: {
          ...one.command,
          args: one.command.args.flatMap((argument) => (argument === '.' ? own : [argument])),
        },
      },
    ];
  });
}
