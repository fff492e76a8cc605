import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentHash } from '../build/contentHash';
import type { ObjectName } from '../store/objects';

/**
 * What this machine knows of the release that it published last, so that the next one need not ask the store for it.
 */
export interface PublishState {
  readonly release: ObjectName;
  /** By domain: the word of the folder and the name of its content. */
  readonly sites: Readonly<Record<string, readonly [stamp: string, source: string]>>;
}

/** Where the state of a channel of a store is kept; losing it costs time and nothing else. */
export function stateFile(root: string, storeName: string, channel: string): string {
  return join(root, '.cache', 'publish', `${contentHash(root, storeName, channel)}.json`);
}

/** The state that a file holds; undefined for one that is not there or no state. */
export function readState(file: string): PublishState | undefined {
  try {
    const state = JSON.parse(readFileSync(file, 'utf8')) as Partial<PublishState> | null;
    return typeof state?.release === 'string' && typeof state.sites === 'object' ? (state as PublishState) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a state, where that can be written. */
export function writeState(file: string, state: PublishState): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(state));
  } catch {
    // The next run reads the store instead.
  }
}
