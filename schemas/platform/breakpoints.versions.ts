import { versions } from '../migrations';

/** Versions of the platform's `breakpoints`. */
export const breakpoints = versions();
