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

export type ProblemCode = keyof typeof errorCatalogue;
