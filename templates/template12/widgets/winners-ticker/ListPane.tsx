import type { WinnersTickerFormProps } from '../../../../widgets/winners-ticker/variants';
import { List } from '../../../../widgets/winners-ticker/forms/List';
import { pane } from './ListPane.css';

/** Wins that fill what a cell has left below a hairline, with small rounded pictures. */
export function ListPane(props: WinnersTickerFormProps) {
  return <List {...props} className={pane} />;
}
