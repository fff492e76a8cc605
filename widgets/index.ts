import { loadRegistry } from '../engine';
import { modules } from '../modules';

/**
 * Every widget: a folder here with an `index.ts` that declares it. For prerendering and tests; a browser loads what it
 * meets.
 */
export const registry = await loadRegistry(modules);
