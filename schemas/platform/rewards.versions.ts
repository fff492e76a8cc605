import { versions } from '../migrations';

/** Versions of the platform's `rewards`. */
export const rewards = versions();
