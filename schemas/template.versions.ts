import { versions } from './migrations';

/** Versions of a template. */
export const template = versions();
