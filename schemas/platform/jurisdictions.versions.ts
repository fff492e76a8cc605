import { versions } from '../migrations';

/** Versions of the platform's `jurisdictions`. */
export const jurisdictions = versions();
