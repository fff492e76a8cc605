import { MatchRow } from '../MatchRow';
import type { MatchListFormProps } from '../variants';
import { card, head, league, live, odds, outcome, price } from './Cards.css';
import { sidesOf } from './Cards';
import './Cells.css';

/** Matches as cells of one ruled panel, three abreast; what a cell holds is what a card does. */
export function Cells(props: MatchListFormProps) {
  return <MatchRow {...props} part="match-cells" styles={{ card, head, league, live, odds, price, outcome }} sides={sidesOf} />;
}
