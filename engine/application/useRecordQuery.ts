import { pageIn } from '../routing/pageIn';
import { useRoute } from '../routing/CurrentRoute';
import { useQuery } from '../routing/useQuery';
import { instantsOf, readDateRange, type DateRange } from './dateRange';
import { ownValue } from '../config/ownValue';

/** Which of a player's records are asked for, as it stands in the address. */
export interface RecordQuery<Choices extends Readonly<Record<string, readonly string[]>>> {
  /** What is chosen of the choices; one that is not there stands for all. */
  readonly chosen: { readonly [Name in keyof Choices]?: Choices[Name][number] };
  readonly range: DateRange;
  /** The instants that the range means, ISO 8601. */
  readonly instants: ReturnType<typeof instantsOf>;
  /** From 1. */
  readonly page: number;
  /** Changes filters; what is undefined goes. The list begins at its first page again. */
  readonly change: (changes: Readonly<Record<string, string | undefined>>) => void;
  /** Null while no filter is on. */
  readonly clear: (() => void) | null;
  readonly turn: (page: number) => void;
}

/**
 * Reads from the address what a list of records shows. `choices` returns what each filter can be; what an old address
 * says beside that counts as all.
 */
export function useRecordQuery<const Choices extends Readonly<Record<string, readonly string[]>>>(
  choices: Choices,
): RecordQuery<Choices> {
  const query = useQuery();
  const { setQuery } = useRoute();
  const names = Object.keys(choices);
  const known = names.filter((name) => ownValue(choices, name)?.includes(ownValue(query, name) ?? ''));
  const range = readDateRange(query);
  const change = (changes: Readonly<Record<string, string | undefined>>) => setQuery({ ...changes, page: undefined });
  const isFiltered = known.length > 0 || Object.keys(range).length > 0;
  return {
    chosen: Object.fromEntries(known.map((name) => [name, ownValue(query, name)])) as RecordQuery<Choices>['chosen'],
    range,
    instants: instantsOf(range),
    page: pageIn(query),
    change,
    clear: isFiltered
      ? () => change(Object.fromEntries([...names, 'from', 'until'].map((name) => [name, undefined])))
      : null,
    turn: (page) => setQuery({ page: page === 1 ? undefined : String(page) }),
  };
}
