import type { MatchListFormProps } from '../variants';
import { lines } from './Lines.css';
import { Rows } from './Rows';

/** Matches in lines between hairlines, in words alone; the first one is left to the forms `home-side` and `away-side`. */
export function Lines({ matches: [, ...others], ...props }: MatchListFormProps) {
  return <Rows {...props} matches={others} className={lines} />;
}
