import { versions } from '../migrations';

/** Versions of the platform's `shell`. */
export const shell = versions();
