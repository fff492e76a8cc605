import type { Rule } from 'eslint';

/** A widget module keeps no state. */
export declare const moduleState: Rule.RuleModule;
