import { versions } from './migrations';

/** Versions of a page, of the platform, a template or a site. */
export const page = versions();
