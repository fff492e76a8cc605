import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The project that this code stands in. */
const ownRoot = resolve(import.meta.dirname, '../..');

/** The project whose widgets, messages and schemas a folder is read with: its own, or those of this code. */
export function codeRootOf(root: string): string {
  return existsSync(join(root, 'widgets')) ? root : ownRoot;
}

/**
 * The project whose shared layers and templates stand below those of a folder of configuration that is kept elsewhere;
 * undefined for a project, and for a folder that has templates of its own: these stand for themselves.
 */
export function layersBelow(root: string): string | undefined {
  return ['widgets', 'templates'].some((folder) => existsSync(join(root, folder))) ? undefined : ownRoot;
}
