import { execFileSync } from 'node:child_process';
import { constants, copyFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mutated, switched, type Mutant } from './mutant';

/**
 * A copy of the project in which files may be broken. It shares the installed packages, and is a git repository of its
 * own with one commit.
 */
export interface ProjectCopy {
  readonly root: string;
  /** Breaks a file; returns what puts it back. */
  readonly apply: (mutant: Mutant) => () => void;
  /** Puts mutants into their files, off. */
  readonly addSwitches: (mutants: readonly Mutant[]) => void;
  readonly remove: () => void;
}

/** Copies all that git knows or would add, as it stands now, into a folder, which is emptied first. */
export function copyProject(project: string, root: string): ProjectCopy {
  rmSync(root, { recursive: true, force: true });
  const known = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: project,
    encoding: 'utf8',
  });
  const deleted = new Set(
    execFileSync('git', ['ls-files', '-z', '--deleted'], { cwd: project, encoding: 'utf8' }).split('\0'),
  );
  for (const file of known.split('\0').filter((name) => name !== '' && !deleted.has(name))) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    copyFileSync(join(project, file), join(root, file), constants.COPYFILE_FICLONE);
  }
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  const git = (...args: readonly string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=mutants', '-c', 'user.email=mutants@localhost', '-c', 'commit.gpgsign=false', ...args],
      { cwd: root, stdio: 'pipe' },
    );
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--no-verify', '--message=as copied');
  const change = (file: string, next: (source: string) => string) => {
    const path = join(root, file);
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, next(source));
    return () => writeFileSync(path, source);
  };
  return {
    root,
    apply: (mutant) => change(mutant.file, (source) => mutated(source, mutant)),
    addSwitches: (mutants) => {
      for (const mutant of mutants) change(mutant.file, (source) => switched(source, mutant));
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
