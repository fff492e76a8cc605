import { versions } from '../migrations';

/** Versions of the platform's `locales`. */
export const locales = versions();
