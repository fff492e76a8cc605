import { Late, useVariant, type WidgetProps } from '../../../../engine';
import type { GameGridProps } from '../../../../schemas/generated/widgets';
import { parts, skeletons } from '../../variants';

interface ServedBrowserProps extends WidgetProps<GameGridProps> {
  /** Its parts by their names, the outermost first. */
  readonly made: readonly [outermost: string, ...within: string[]];
}

/** A browser of games that was served with its page and is taken over at the first sign of life, when its parts are there. */
export function ServedBrowser({ made, ...props }: ServedBrowserProps) {
  return (
    <Late name={props.node.id} needs={[...made.map((name) => ({ variants: parts, name })), { variants: skeletons, name: props.card }]}>
      <Browser {...props} name={made[0]} />
    </Late>
  );
}

function Browser({ name, ...props }: WidgetProps<GameGridProps> & { readonly name: string }) {
  const Named = useVariant(parts, name);
  return <Named {...props} />;
}
