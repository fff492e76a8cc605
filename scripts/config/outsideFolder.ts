import { existsSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Names a file of a folder of configuration from the folder that the command was given in; others stay as they are. */
export function outsideNames(root: string): (file: string) => string {
  return (file) => {
    const path = join(root, file);
    return existsSync(path) ? relative(process.env['INIT_CWD'] ?? process.cwd(), realpathSync(path)) : file;
  };
}
