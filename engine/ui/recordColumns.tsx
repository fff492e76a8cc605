import type { Moments } from '../context/useMoments';
import { Badge, type BadgeTone } from './Badge';
import type { RecordColumn } from './RecordTable';

/** The column with the minute of a record. The widget names its title: a text of the engine would be on every page. */
export function dateColumn(title: string, moment: Moments['moment']): RecordColumn<{ readonly at: string }> {
  return { key: 'at', title, place: 'meta', cell: ({ at }) => <time dateTime={at}>{moment(at)}</time> };
}

/** The column with the state of a record as a badge. */
export function stateColumn<State extends string>(
  title: string,
  tones: Readonly<Record<State, BadgeTone>>,
  wordOf: (state: State) => string,
): RecordColumn<{ readonly state: State }> {
  return {
    key: 'state',
    title,
    place: 'state',
    cell: ({ state }) => <Badge tone={tones[state]}>{wordOf(state)}</Badge>,
  };
}
