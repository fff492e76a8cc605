import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** Names a file of a folder of configuration from the folder that the command was given in; others stay as they are. */
export function outsideNames(root: string): (file: string) => string {
  return (file) => {
    // The name itself is kept: what it leads to may be a link, or not be there.
    const path = join(root, file);
    const folder = dirname(path);
    if (!existsSync(folder)) return file;
    return relative(process.env['INIT_CWD'] ?? process.cwd(), join(realpathSync(folder), basename(path)));
  };
}
