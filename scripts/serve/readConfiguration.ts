import type { Configuration } from './liveConfiguration';
import { look } from './looks';

/**
 * Reads and compiles everything below a project root, with the folders that claim to be sites; for commands that do
 * nothing beside.
 */
export function readConfiguration(root: string, environment?: string): Promise<Configuration> {
  return Promise.resolve().then(() => look({ root, without: [], environment }));
}
