import { versions } from './migrations';

/** Versions of a modal. */
export const modal = versions();
