import { Late, useVariant, type WidgetProps } from '../../../engine';
import type { GameGridProps } from '../../../schemas/generated/widgets';
import { parts, skeletons } from '../variants';
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
  return (
    <Late
      name={props.node.id}
      needs={[
        { variants: parts, name: 'lantern-browser' },
        { variants: parts, name: 'game-browser' },
        { variants: skeletons, name: props.card },
      ]}
    >
      <Browser {...props} />
    </Late>
  );
}

function Browser(props: WidgetProps<GameGridProps>) {
  const Named = useVariant(parts, 'lantern-browser');
  return <Named {...props} />;
}
