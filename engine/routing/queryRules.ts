import type { CompiledQuery } from '../config/compiledAddress';

type Values = Readonly<Record<string, string | undefined>>;

/**
 * Whether every value that a page knows names something (ROUTE-5). Empty values count as none; what the page does not
 * know is left alone.
 */
export function keepsQueryRules(rules: CompiledQuery | undefined, query: Values): boolean {
  return Object.entries(rules ?? {}).every(([name, { values, with: needed }]) => {
    const value = query[name];
    return !value || ((values === null || values.includes(value)) && (needed === undefined || Boolean(query[needed])));
  });
}
