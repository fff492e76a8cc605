import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import S3rver from 's3rver';
import { mediaTypeOf } from '../../scripts/build/siteSource';
import { storeAt } from '../../scripts/store/storeAt';

/** Object storage with the files of a folder in it. */
export interface FilledStorage {
  /** Where anybody reads it. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Puts what a build wrote into object storage, as whoever delivers it does. */
export async function objectStorage(folder: string): Promise<FilledStorage> {
  const directory = await mkdtemp(join(tmpdir(), 'livery-storage-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'dist', configs: [] }],
  });
  const { port } = await server.run();
  const origin = `http://127.0.0.1:${port}`;
  const store = storeAt('s3://dist', {
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    AWS_REGION: 'eu-west-1',
    AWS_ENDPOINT_URL_S3: origin,
  });
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name);
    await store.write(relative(folder, file), await readFile(file), mediaTypeOf(name));
  }
  return {
    address: `${origin}/dist/`,
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
