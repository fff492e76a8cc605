import { versions } from './migrations';

/** Versions of an environment. */
export const environment = versions();
