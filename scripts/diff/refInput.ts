import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConfigInput } from '../../engine/config/configInput';
import { readConfigFiles } from '../config/readConfigs';

/**
 * The configuration files of a git ref, read from a temporary folder that is gone afterwards. Throws what git says of
 * an unknown ref.
 */
export function filesOfRef(root: string, ref: string): ConfigInput['files'] {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', root, ...args], {
      encoding: 'buffer',
      maxBuffer: 2 ** 30,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const folders = git('ls-tree', '--name-only', '--end-of-options', ref)
    .toString()
    .split('\n')
    .filter((name) => name === 'site-configs' || name === 'templates');
  const folder = mkdtempSync(join(tmpdir(), 'livery-diff-'));
  try {
    if (folders.length > 0)
      execFileSync('tar', ['-x', '-C', folder], { input: git('archive', '--format=tar', ref, ...folders) });
    return readConfigFiles(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
