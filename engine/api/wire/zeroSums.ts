import { isRecord } from '../../config/jsonPath';

/**
 * Reads the sums of an answer as a database tells them: the sum of no rows is null there, and is 0. `names` are the
 * fields that are sums, `within` the only object that holds them where a row has fields of the same names. A sum that
 * is absent, or that can't be read, stays as it came.
 */
export function withZeroSums(names: readonly string[], within?: string): (body: unknown) => unknown {
  const zero = (key: string, value: unknown) => (names.includes(key) && (value === null || value === '') ? '0' : value);
  const read = (key: string, value: unknown) =>
    key === within && isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([name, sum]) => [name, zero(name, sum)]))
      : value;
  return (body) => JSON.parse(JSON.stringify(body ?? null), within === undefined ? zero : read) as unknown;
}
