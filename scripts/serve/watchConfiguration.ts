import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { watch } from 'chokidar';
import { layersBelow } from '../config/codeRoot';

const quietMs = 40;
/** The watcher drops a change within 50 ms of the last, so a look after that is needed. */
const secondLookMs = 200;

/** A running watch. */
export interface ConfigurationWatch {
  readonly close: () => Promise<void>;
}

/**
 * Calls `onLook` once as soon as changes are seen, and resolves when that call has ended: what was saved before is not
 * missed. From then on calls it soon after anything below `site-configs/` or `templates/` of `root` changed, and once
 * more a little later. Calls never overlap. Links below the two folders are not followed, as nothing reads what they
 * lead to. What cannot be watched is said on the terminal, and the watch goes on.
 */
export async function watchConfiguration(root: string, onLook: () => unknown): Promise<ConfigurationWatch> {
  let first: NodeJS.Timeout | undefined;
  let second: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const look = () => {
    last = last.then(onLook);
  };
  // One watcher of both folders is ready too early where one of them does not exist.
  const places = [root, layersBelow(root) ?? []].flat();
  const watchers = ['site-configs', 'templates'].flatMap((folder) =>
    places.map((place) => {
      const path = real(join(place, folder));
      return watch(path, {
        ignoreInitial: true,
        followSymlinks: false,
        ignorePermissionErrors: true,
        ignored: (found) => isForeign(relative(path, found)),
      });
    }),
  );
  for (const watcher of watchers) {
    watcher.on('error', (error) =>
      console.error(
        `Changes of a file or folder are not seen: ${error instanceof Error ? error.message : String(error)}`,
      ),
    );
    watcher.on('all', () => {
      clearTimeout(first);
      clearTimeout(second);
      first = setTimeout(look, quietMs);
      second = setTimeout(look, secondLookMs);
    });
  }
  await Promise.all(watchers.map((watcher) => new Promise<void>((resolve) => watcher.once('ready', () => resolve()))));
  look();
  await last;
  return {
    close: async () => {
      clearTimeout(first);
      clearTimeout(second);
      await Promise.all(watchers.map((watcher) => watcher.close()));
      await last;
    },
  };
}

/** Whether a path inside a folder is none of configuration: what git and npm keep in a repository. */
function isForeign(path: string): boolean {
  return /^(?:\.git|node_modules)(?:\/|$)/.test(path.replaceAll(sep, '/'));
}

/** Where a path leads to, since either folder may itself be a link; the path where nothing is there. */
function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
