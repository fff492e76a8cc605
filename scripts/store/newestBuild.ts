import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The code build below `dist` that was made last, and is whole; undefined where there is none. */
export async function newestBuild(dist: string): Promise<string | undefined> {
  const ids = await readdir(join(dist, 'code')).catch(() => []);
  const builds = await Promise.all(
    ids.map(async (id) => ({ id, at: await stat(join(dist, 'code', id, 'chunks.json')).then(({ mtimeMs }) => mtimeMs, () => undefined) })), // prettier-ignore
  );
  const whole = builds.flatMap(({ id, at }) => (at === undefined ? [] : [{ id, at }]));
  return whole.sort((one, other) => other.at - one.at)[0]?.id;
}
