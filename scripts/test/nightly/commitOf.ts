import { runCommand } from '../runCommand';

/** Written by the nightly run itself, so they make no other state of the code. */
const own = ['docs/quality.json', 'docs/quality.md', 'tests/seed'];

/** The commit that the files are of, short; with a `+` where files differ from it. */
export async function commitOf(root: string): Promise<string> {
  const git = (args: readonly string[]) => runCommand(root, { program: 'git', args, timeout: 60_000 }, 'keep');
  const { output } = await git(['rev-parse', '--short=10', 'HEAD']);
  const { output: changes } = await git(['status', '--porcelain', '--', '.', ...own.map((file) => `:!${file}`)]);
  return `${output.trim()}${changes.trim() === '' ? '' : '+'}`;
}
