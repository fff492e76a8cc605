import type { WidgetProps } from '../../../engine';
import type { GameGridProps } from '../../../schemas/generated/widgets';
import { ServedBrowser } from './browser/ServedBrowser';
// The page is served with what comes late, so its sheets come early.
import './browser/ItemSlot.css';
import './browser/listWindow.css';
import './GameBrowser.css';
import './WordsBrowser.css';

/** Lists as words over their games, served with the page and taken over at the first sign of life. */
export function LateWords(props: WidgetProps<GameGridProps>) {
  return <ServedBrowser {...props} made={['words-browser', 'game-browser']} />;
}
