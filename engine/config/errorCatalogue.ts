import { fileErrors } from './fileErrors';
import { formErrors } from './formErrors';
import { siteErrors } from './siteErrors';
import { treeErrors } from './treeErrors';

export type { Severity } from './errorEntry';

/**
 * Every problem a configuration can have, by its permanent code (CARD-5). A code is never renamed or used again.
 * docs/errors.md is generated from it.
 */
export const errorCatalogue = { ...fileErrors, ...siteErrors, ...treeErrors, ...formErrors };

/** The code of a problem, which docs/errors.md explains. */
export type ProblemCode = keyof typeof errorCatalogue;
