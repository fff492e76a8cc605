import type { MatchListFormProps } from '../../../../widgets/match-list/variants';
import { lines } from './Lines.css';
import { Rows } from '../../../../widgets/match-list/forms/Rows';

/**
 * Matches in lines between hairlines, in words alone; the first one is left to the forms `home-side` and `away-side`.
 */
export function Lines({ matches: [, ...others], ...props }: MatchListFormProps) {
  return <Rows {...props} matches={others} className={lines} />;
}
