import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../build/contentHash';

/** The last usable answers of a site's platform, on disk. */
export interface KeptAnswers {
  readonly keep: (name: string, answer: unknown) => void;
  /** Undefined where none was ever given. */
  readonly last: (name: string) => unknown;
  /** When the last one was given, in ms since 1970, up to an hour early; 0 where it is unknown. */
  readonly timeOf: (name: string) => number;
}

/** For a site without a platform: what stands in for its answers is at hand anyway. */
export const noAnswers: KeptAnswers = { keep: () => undefined, last: () => undefined, timeOf: () => 0 };

/** The same answer is written again after that time, in ms, so that its time is known well enough. */
const rewriteMs = 3_600_000;

/** Folder for the answers that one platform gave for a site; those of another platform stand elsewhere. */
export function answersFolder(content: string, domain: string, platform: string | undefined): string {
  return join(content, domain, contentHash(platform ?? ''));
}

/**
 * Answers below a folder, each with its time. `written` remembers what was written, so that the same answer is written
 * once an hour; a disk that is full keeps nothing new.
 */
export function keptAnswers(
  folder: string,
  written: Pick<Map<string, string>, 'get'> & { readonly set: (file: string, hash: string) => unknown },
  now: () => number = Date.now,
): KeptAnswers {
  const fileOf = (name: string) => join(folder, `${contentHash(name)}.json`);
  const read = (name: string): Kept | undefined => {
    try {
      const data: unknown = JSON.parse(readFileSync(fileOf(name), 'utf8'));
      // Earlier versions kept the answer alone.
      return isKept(data) ? data : { at: 0, answer: data };
    } catch {
      return undefined;
    }
  };
  return {
    keep: (name, answer) => {
      const at = now();
      const text = JSON.stringify({ at, answer } satisfies Kept);
      const [file, hash] = [fileOf(name), contentHash(`${Math.floor(at / rewriteMs)} ${JSON.stringify(answer)}`)];
      if (written.get(file) === hash) return;
      const beside = `${file}.${process.pid}-${process.hrtime.bigint()}.tmp`;
      try {
        mkdirSync(folder, { recursive: true });
        writeFileSync(beside, text);
        renameSync(beside, file);
        written.set(file, hash);
      } catch {
        // What stood there still counts. Half of a file would fill what is left of a full disk.
        removeQuietly(beside);
      }
    },
    last: (name) => read(name)?.answer,
    timeOf: (name) => read(name)?.at ?? 0,
  };
}

function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Where it cannot even be looked for, it is not.
  }
}

/** A file of an answer. */
interface Kept {
  readonly at: number;
  readonly answer: unknown;
}

function isKept(data: unknown): data is Kept {
  return typeof data === 'object' && data !== null && 'answer' in data && 'at' in data && typeof data.at === 'number';
}
