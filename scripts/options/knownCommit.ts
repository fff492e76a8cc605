import { execFileSync } from 'node:child_process';
import { Refusal } from './refusal';

/** Throws a refusal for what is no commit of a folder that git knows. */
export function expectCommit(root: string, ref: string): void {
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`], {
      cwd: root,
      stdio: 'ignore',
    });
  } catch {
    throw new Refusal(`Git knows no commit “${ref}”. Name a branch, a tag or a commit, such as main.`);
  }
}
