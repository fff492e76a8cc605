import { MatchRow } from '../../../../widgets/match-list/MatchRow';
import type { MatchListFormProps } from '../../../../widgets/match-list/variants';
import { card, head, league, live, odds, outcome, price } from '../../../../widgets/match-list/forms/Cards.css';
import { sidesOf } from '../../../../widgets/match-list/forms/Cards';
import './Cells.css';

/** Matches as cells of one ruled panel, three abreast; what a cell holds is what a card does. */
export function Cells(props: MatchListFormProps) {
  return (
    <MatchRow
      {...props}
      part="match-cells"
      styles={{ card, head, league, live, odds, price, outcome }}
      sides={sidesOf}
    />
  );
}
