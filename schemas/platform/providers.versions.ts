import { versions } from '../migrations';

/** Versions of the platform's `providers`. */
export const providers = versions();
