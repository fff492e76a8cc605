import type { Rule } from 'eslint';

/** An object of which some members are refused is asked for a member by its name. */
export declare const membersNamed: Rule.RuleModule;
