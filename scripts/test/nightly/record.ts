import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a part found when it ran last. */
export interface PartRecord {
  readonly part: string;
  readonly what: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** Day of the run, as `2026-11-28`. */
  readonly date: string;
  readonly commit: string;
  readonly machine: string;
  readonly seed: number;
  /** Lines that name a limit, as a benchmark prints them. */
  readonly measured: readonly string[];
}

/**
 * The records of one state of the code, kept under `.cache/nightly`, so that a run that was broken off goes on where it
 * stood.
 */
export interface RunState {
  readonly records: ReadonlyMap<string, PartRecord>;
  readonly add: (record: PartRecord) => Promise<void>;
}

/**
 * Opens the records of a commit. A shard writes a file of its own and reads those of all others, so that shards of
 * several machines are one run once their files lie together.
 */
export async function openRunState(root: string, commit: string, shard: string): Promise<RunState> {
  const folder = join(root, '.cache', 'nightly');
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) => name.startsWith(`${commit}.`) && name.endsWith('.json'));
  const own = `${commit}.${shard.replace('/', '-of-')}.json`;
  const lists = await Promise.all(
    names.map(async (name) => ({
      name,
      list: JSON.parse(await readFile(join(folder, name), 'utf8')) as readonly PartRecord[],
    })),
  );
  const records = new Map(lists.flatMap(({ list }) => list.map((record) => [record.part, record] as const)));
  const mine = new Map((lists.find(({ name }) => name === own)?.list ?? []).map((record) => [record.part, record]));
  return {
    records,
    add: async (record) => {
      records.set(record.part, record);
      mine.set(record.part, record);
      await writeFile(join(folder, own), `${JSON.stringify([...mine.values()], null, 2)}\n`);
    },
  };
}

/** Whether all of these parts were run without a failure. */
export function isWholeAndGreen(parts: readonly string[], records: ReadonlyMap<string, PartRecord>): boolean {
  return parts.every((part) => records.get(part)?.failed === 0);
}
