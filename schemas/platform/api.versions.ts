import { versions } from '../migrations';

/** Versions of the platform's `api`. */
export const api = versions();
