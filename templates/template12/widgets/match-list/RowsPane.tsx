import type { MatchListFormProps } from '../../../../widgets/match-list/variants';
import { Rows } from '../../../../widgets/match-list/forms/Rows';
import { pane } from './RowsPane.css';

/**
 * Rows on the ground they stand on, with hairlines between: when, who, and the outcomes above their prices; they fill a
 * cell's height.
 */
export function RowsPane(props: MatchListFormProps) {
  return <Rows {...props} className={pane} />;
}
