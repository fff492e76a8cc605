import { LazyHydrate, useVariant, type WidgetProps } from '../../../engine';
import type { GameGridProps } from '../../../schemas/generated/widgets';
import { parts, skeletons } from '../variants';

/**
 * What a player may choose, served with its page and hydrated at the first user interaction, when its parts are there:
 * for a home whose first visit has no room for them. The page is served with their sheets.
 */
export function LazyGameGrid(props: WidgetProps<GameGridProps>) {
  return (
    <LazyHydrate
      name={props.node.id}
      needs={[
        { variants: parts, name: props.browser },
        { variants: skeletons, name: props.card },
      ]}
    >
      <Browser {...props} />
    </LazyHydrate>
  );
}

function Browser(props: WidgetProps<GameGridProps>) {
  const Named = useVariant(parts, props.browser);
  return <Named {...props} />;
}
