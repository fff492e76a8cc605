import { versions } from '../migrations';

/** Versions of the platform's `themes`. */
export const themes = versions();
