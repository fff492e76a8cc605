import type { Rule } from 'eslint';

/** A name from outside is asked of an object after `Object.hasOwn`, or of a Map. */
export declare const ownNames: Rule.RuleModule;
