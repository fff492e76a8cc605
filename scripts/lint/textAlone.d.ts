import type { Rule } from 'eslint';

/** Text stands in an element of its own beside what may come or go. */
export declare const textAlone: Rule.RuleModule;
