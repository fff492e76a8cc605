import type { WidgetProps } from '../../../engine';
import type { GameGridProps } from '../../../schemas/generated/widgets';
import { ServedBrowser } from './browser/ServedBrowser';
// The page is served with what comes late, so its sheets come early.
import './browser/BrowserBar.css';
import './browser/BrowserPaging.css';
import './browser/ChosenLine.css';
import './browser/FacetGroups.css';
import './browser/FacetRange.css';
import './browser/ItemSlot.css';
import './browser/SearchField.css';
import './browser/SortRow.css';
import './browser/listWindow.css';
import './GameBrowser.css';

/** A browser of games that is served with its page and taken over at the first sign of life: for a home whose first visit has no room for it. */
export function LateBrowser(props: WidgetProps<GameGridProps>) {
  return <ServedBrowser {...props} made={['game-browser']} />;
}
