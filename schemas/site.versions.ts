import { versions } from './migrations';

/** Versions of a site. */
export const site = versions();
