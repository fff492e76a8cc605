import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../build/contentHash';

/** The last usable answers of a site's platform, on disk. */
export interface KeptAnswers {
  readonly keep: (name: string, answer: unknown) => void;
  /** Undefined where none was ever given. */
  readonly last: (name: string) => unknown;
}

/** Folder for the answers that one platform gave for a site; those of another platform stand elsewhere. */
export function answersFolder(content: string, domain: string, platform: string | undefined): string {
  return join(content, domain, contentHash(platform ?? ''));
}

/**
 * Answers below a folder. `written` remembers what was written, so that the same answer is written once; a disk that is
 * full keeps nothing new.
 */
export function keptAnswers(
  folder: string,
  written: Pick<Map<string, string>, 'get'> & { readonly set: (file: string, hash: string) => unknown },
): KeptAnswers {
  const fileOf = (name: string) => join(folder, `${contentHash(name)}.json`);
  return {
    keep: (name, answer) => {
      const text = JSON.stringify(answer);
      const [file, hash] = [fileOf(name), contentHash(text)];
      if (written.get(file) === hash) return;
      try {
        mkdirSync(folder, { recursive: true });
        const beside = `${file}.${process.pid}-${process.hrtime.bigint()}.tmp`;
        writeFileSync(beside, text);
        renameSync(beside, file);
        written.set(file, hash);
      } catch {
        // What stood there still counts.
      }
    },
    last: (name) => {
      try {
        return JSON.parse(readFileSync(fileOf(name), 'utf8')) as unknown;
      } catch {
        return undefined;
      }
    },
  };
}
