/** Bytes of a configuration file. The largest that is shipped has a twentieth of it. */
export const maxFileBytes = 256_000;

/** Bytes of all files of one site's folder, pictures apart. */
export const maxSiteBytes = 1_000_000;

/** Deeper nesting is a mistake or an attack. */
export const maxDepth = 64;

/** Entries of one list or keys of one object. */
export const maxEntries = 1000;

/** How many problems of one kind are reported for one file. The next ones are reported when these are fixed. */
export const maxProblems = 200;
