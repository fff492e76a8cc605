import { versions } from './migrations';

/** Versions of a form. */
export const form = versions();
