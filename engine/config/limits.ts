/** Bytes of a configuration file. The largest that is shipped has a twentieth of it. */
export const maxFileBytes = 256_000;

/** Bytes of all files of one site's folder, pictures apart. */
export const maxSiteBytes = 1_000_000;

/** Deeper nesting is a mistake or an attack. */
export const maxDepth = 64;

/** Entries of one list or keys of one object. */
export const maxEntries = 1000;

/** Problems of one kind that are told of one file; who has mended these sees the next. */
export const maxProblems = 200;
