import { versions } from '../migrations';

/** Versions of the platform's `failures`. */
export const failures = versions();
