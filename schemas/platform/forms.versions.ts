import { versions } from '../migrations';

/** Versions of the platform's `forms`. */
export const forms = versions();
