import { randomBytes } from 'node:crypto';
import { link, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';

/** What is done under most locks takes some ms; one that is older was left behind. */
const usualStaleMs = 30_000;
const lookMs = 25;

/**
 * Does something while no other process that asks for the same lock file does. A lock whose process has ended, or that
 * has stood for `staleMs`, half a minute unless given, counts as left behind. `isOurs` tells whether it still is, for a
 * last look before what cannot be taken back. Rejects where the file cannot be written, and after twice that time.
 */
export async function locked<Value>(
  file: string,
  work: (isOurs: () => Promise<boolean>) => Promise<Value>,
  staleMs = usualStaleMs,
): Promise<Value> {
  const own = `${hostname()} ${process.pid} ${randomBytes(8).toString('hex')}`;
  const end = Date.now() + 2 * staleMs;
  while (!(await taken(file, own))) {
    if (Date.now() > end) throw new Error(`${file} has been there for ${(2 * staleMs) / 60_000} min`);
    if (!(await removedStale(file, own, staleMs))) await new Promise((done) => setTimeout(done, lookMs));
  }
  const isOurs = async () => (await textOf(file)) === own;
  try {
    return await work(isOurs);
  } finally {
    if (await isOurs()) await rm(file, { force: true });
  }
}

async function taken(file: string, own: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    try {
      await handle.writeFile(own);
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    } finally {
      await handle.close();
    }
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Takes a lock away that was left behind; whoever has put a new one there meanwhile gets it back. */
async function removedStale(file: string, own: string, staleMs: number): Promise<boolean> {
  const before = await textOf(file);
  if (before === undefined) return true;
  if (!(await isStale(file, before, staleMs))) return false;
  const aside = `${file}.${own.slice(own.lastIndexOf(' ') + 1)}.tmp`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return true;
    throw error;
  }
  if ((await textOf(aside)) !== before) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
  return true;
}

async function isStale(file: string, text: string, staleMs: number): Promise<boolean> {
  const [host, pid] = text.split(' ');
  if (host === hostname() && pid !== undefined && !isRunning(Number(pid))) return true;
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > staleMs;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else runs, too.
    return codeOf(error) !== 'ESRCH';
  }
}

function textOf(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
