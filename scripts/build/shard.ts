import { InvalidArgumentError } from 'commander';
import { contentHash } from './contentHash';

/** A part of a list: the `index`th of `count`, from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Reads `2/5`; throws for anything else. */
export function readShard(text: string): Shard {
  const [, index = '', count = ''] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (shard.index < 1 || shard.index > shard.count)
    throw new InvalidArgumentError('Write it as 1/4: the first of four.');
  return shard;
}

/** Whether a site is of a part. A new site moves none of the others. */
export function isInShard({ index, count }: Shard, domain: string): boolean {
  return Number.parseInt(contentHash(domain).slice(0, 8), 16) % count === index - 1;
}
