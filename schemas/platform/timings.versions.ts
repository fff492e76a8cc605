import { versions } from '../migrations';

/** Versions of the platform's `timings`. */
export const timings = versions();
