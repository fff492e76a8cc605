import type { WidgetProps } from '../../../engine';
import type { GameGridProps } from '../../../schemas/generated/widgets';
import { ServedBrowser } from './browser/ServedBrowser';
// The page is served with what comes late, so its sheets come early.
import './browser/BrowserBar.css';
import './browser/BrowserPaging.css';
import './browser/ChosenLine.css';
import './browser/ItemSlot.css';
import './browser/SortRow.css';
import './browser/listWindow.css';
import './GameBrowser.css';
import './LanternBrowser.css';

/** Lanterns over a browser of games, served with the page and taken over at the first sign of life. */
export function LateLanterns(props: WidgetProps<GameGridProps>) {
  return <ServedBrowser {...props} made={['lantern-browser', 'game-browser']} />;
}
