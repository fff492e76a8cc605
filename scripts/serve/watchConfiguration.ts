import { watch } from 'chokidar';

const quietMs = 40;
/** The watcher drops a change within 50 ms of the last, so a look after that is needed. */
const secondLookMs = 200;

/** A running watch. */
export interface ConfigurationWatch {
  readonly close: () => Promise<void>;
}

/**
 * Calls `onChange` soon after anything below `folder` changed, and once more a little later. Calls never overlap; `ready`
 * resolves when changes are seen.
 */
export async function watchConfiguration(folder: string, onChange: () => Promise<void>): Promise<ConfigurationWatch> {
  let first: NodeJS.Timeout | undefined;
  let second: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const look = () => {
    last = last.then(onChange);
  };
  const watcher = watch(folder, { ignoreInitial: true });
  watcher.on('all', () => {
    clearTimeout(first);
    clearTimeout(second);
    first = setTimeout(look, quietMs);
    second = setTimeout(look, secondLookMs);
  });
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  return {
    close: async () => {
      clearTimeout(first);
      clearTimeout(second);
      await watcher.close();
      await last;
    },
  };
}
