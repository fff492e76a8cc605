import type { WinnersTickerFormProps } from '../variants';
import { List } from './List';
import { pane } from './ListPane.css';

/** Wins that fill what a cell has left below a hairline, with small rounded pictures. */
export function ListPane(props: WinnersTickerFormProps) {
  return <List {...props} className={pane} />;
}
