import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../build/contentHash';
import type { SiteFile } from '../build/siteSource';
import { isMissing, touch, writeWhole } from '../store/folderStore';
import { nameOf } from '../store/objects';

/** A page as it was rendered. */
export interface ShelvedPage {
  readonly file: SiteFile;
  /** When, in ms since 1970. */
  readonly at: number;
  readonly isPartial: boolean;
}

/** Rendered pages on disk, by site, state of the site and path. It may be lost at any time. */
export interface PageShelf {
  readonly read: (domain: string, version: string, path: string) => Promise<ShelvedPage | undefined>;
  /** The newest page of a path among the other states of a site. */
  readonly earlier: (domain: string, version: string, path: string) => Promise<ShelvedPage | undefined>;
  /** Rejects where the disk is full; what stood there stays. */
  readonly write: (domain: string, version: string, path: string, page: ShelvedPage) => Promise<void>;
}

interface Head {
  readonly path: string;
  readonly type: string;
  readonly etag: string;
  readonly at: number;
  readonly isPartial: boolean;
  /** Bytes of each form; -1 for one that is not kept. */
  readonly lengths: readonly [identity: number, br: number, gzip: number];
}

/** States of a site that are kept beside the newest. */
const mostVersions = 3;

/** A shelf in a folder; `wrote` is told of the bytes that are written. */
export function createPageShelf(folder: string, wrote: (bytes: number) => void = () => undefined): PageShelf {
  const siteFolder = (domain: string) => join(folder, safe(domain));
  const fileOf = (domain: string, version: string, path: string) =>
    join(siteFolder(domain), safe(version), contentHash(path));
  const read: PageShelf['read'] = async (domain, version, path) => {
    const file = fileOf(domain, version, path);
    const body = await readFile(file).catch(() => undefined);
    const page = body && readPage(body, path);
    if (page) void touch(file);
    return page;
  };
  const versionsOf = async (domain: string) => {
    const names = await readdir(siteFolder(domain)).catch(() => []);
    const dated = await Promise.all(
      names.map(async (name) => ({
        name,
        at: (await stat(join(siteFolder(domain), name)).catch(() => undefined))?.mtimeMs ?? 0,
      })),
    );
    return dated.sort((one, other) => other.at - one.at).map(({ name }) => name);
  };
  const made = new Set<string>();
  return {
    read,
    earlier: async (domain, version, path) => {
      for (const name of await versionsOf(domain)) {
        const page = name === version ? undefined : await read(domain, name, path);
        if (page && !page.isPartial) return page;
      }
      return undefined;
    },
    write: async (domain, version, path, page) => {
      const target = fileOf(domain, version, path);
      const own = join(siteFolder(domain), version);
      if (!made.has(own)) {
        await mkdir(own, { recursive: true });
        await utimes(own, new Date(), new Date());
        made.add(own);
        const old = (await versionsOf(domain)).slice(mostVersions);
        await Promise.all(old.map((name) => rm(join(siteFolder(domain), name), { recursive: true, force: true })));
        for (const name of old) made.delete(join(siteFolder(domain), name));
      }
      const body = bytesOf(path, page);
      try {
        await writeWhole(target, body).catch(async (error: unknown) => {
          // The folder went to make room.
          if (!isMissing(error)) throw error;
          await mkdir(own, { recursive: true });
          await writeWhole(target, body);
        });
        wrote(body.length);
      } catch (error) {
        made.delete(own);
        throw error;
      }
    },
  };
}

/** Bytes of the name that a file begins with: the hash of all that follows. */
const nameBytes = 64;

function bytesOf(path: string, { file, at, isPartial }: ShelvedPage): Buffer {
  const { identity, br, gzip } = file.encodings;
  const lengths = [identity.length, br?.length ?? -1, gzip?.length ?? -1] as const;
  const head = Buffer.from(
    JSON.stringify({ path, type: file.type, etag: file.etag, at, isPartial, lengths } satisfies Head),
  );
  const size = Buffer.alloc(4);
  size.writeUInt32BE(head.length);
  const body = Buffer.concat([size, head, identity, ...(br ? [br] : []), ...(gzip ? [gzip] : [])]);
  return Buffer.concat([Buffer.from(nameOf(body)), body]);
}

/** The page of a file; undefined where the file is another's, or has not the bytes that were written. */
function readPage(file: Buffer, path: string): ShelvedPage | undefined {
  const body = file.subarray(nameBytes);
  if (file.toString('latin1', 0, nameBytes) !== nameOf(body)) return undefined;
  try {
    const start = 4 + body.readUInt32BE(0);
    const head = JSON.parse(body.toString('utf8', 4, start)) as Head;
    const [identity, br, gzip] = head.lengths;
    const [afterPlain, afterBr] = [start + identity, start + identity + Math.max(br, 0)];
    if (head.path !== path || body.length !== afterBr + Math.max(gzip, 0)) return undefined;
    const encodings = {
      identity: body.subarray(start, afterPlain),
      ...(br < 0 ? {} : { br: body.subarray(afterPlain, afterBr) }),
      ...(gzip < 0 ? {} : { gzip: body.subarray(afterBr) }),
    };
    return { file: { encodings, type: head.type, etag: head.etag }, at: head.at, isPartial: head.isPartial };
  } catch {
    return undefined;
  }
}

/** A name that leads nowhere else. */
function safe(name: string): string {
  if (!/^[a-z\d][a-z\d.-]*$/i.test(name)) throw new Error(`"${name}" is no name of a folder.`);
  return name;
}
