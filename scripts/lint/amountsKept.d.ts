import type { Rule } from 'eslint';

/** An amount that comes into an element by a name is not translated. */
export declare const amountsKept: Rule.RuleModule;
