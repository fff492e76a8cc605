import { versions } from './migrations';

/** Versions of a family. */
export const family = versions();
