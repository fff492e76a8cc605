import { Late, useVariant, type WidgetProps } from '../../../engine';
import type { GameGridProps } from '../../../schemas/generated/widgets';
import { parts, skeletons } from '../variants';

/**
 * What a player may choose, served with its page and taken over at the first sign of life, when its parts are there: for a home whose first
 * visit has no room for them. The page is served with their sheets.
 */
export function LateGameGrid(props: WidgetProps<GameGridProps>) {
  return (
    <Late
      name={props.node.id}
      needs={[
        { variants: parts, name: props.browser },
        { variants: skeletons, name: props.card },
      ]}
    >
      <Browser {...props} />
    </Late>
  );
}

function Browser(props: WidgetProps<GameGridProps>) {
  const Named = useVariant(parts, props.browser);
  return <Named {...props} />;
}
