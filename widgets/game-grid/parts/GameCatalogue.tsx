import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useRef } from 'react';
import { useContent, useHydrated, useRoute, useText, useVariant, type FacetName, type WidgetProps } from '../../../engine';
import type { GameGridProps } from '../../../schemas/generated/widgets';
import { gamesRequest } from '../gamesRequest';
import { arrangements, cards, parts, skeletons } from '../variants';
import { FacetGroups } from './browser/FacetGroups';
import { offeredFacets, readChoice } from './browser/gamesQuery';

/**
 * Games of a page that shows more than them, beside groups of choices with counts. What chooses comes with the first choice, which stands
 * in the address of the same page (CAT-7); until then nothing of it loads.
 */
export const GameCatalogue = observer(function GameCatalogue(props: WidgetProps<GameGridProps>) {
  const { query } = useRoute();
  const isHydrated = useHydrated();
  const frame = useRef<HTMLDivElement>(null);
  /** What was pressed stands anew in the browser, and keeps the focus. */
  const pressed = useRef('');
  const isChosen = isHydrated && props.facets.some((name) => query[name]);
  const handleArrival = () => {
    if (pressed.current) frame.current?.querySelector<HTMLElement>(pressed.current)?.focus({ preventScroll: true });
    pressed.current = '';
  };
  const still = <Still {...props} onPress={(selector) => (pressed.current = selector)} />;
  return (
    <div ref={frame}>
      {isChosen ? (
        <Suspense fallback={still}>
          <Browser {...props} onArrival={handleArrival} />
        </Suspense>
      ) : (
        still
      )}
    </div>
  );
});

function Browser({ onArrival, ...props }: WidgetProps<GameGridProps> & { readonly onArrival: () => void }) {
  const Named = useVariant(parts, 'game-browser');
  const arrival = useRef(onArrival);
  useEffect(() => arrival.current(), []);
  return <Named {...props} />;
}

const Still = observer(function Still({ onPress, ...props }: WidgetProps<GameGridProps> & { readonly onPress: (selector: string) => void }) {
  const { card, shape, figure, title, note, seeAll, showCount, limit, eager, facets, node } = props;
  const text = useText();
  const { setQuery } = useRoute();
  const Card = useVariant(cards, card);
  const Skeleton = useVariant(skeletons, card);
  const Arrangement = useVariant(arrangements, props.arrangement);
  const { value } = useContent(gamesRequest(props));
  const choice = readChoice({}, props);
  const choose = (name: FacetName, values: readonly string[]) => {
    onPress(values.length === 1 ? `[name=${name}][value="${values.join('')}"]` : '[data-part=facet-range] input');
    setQuery({ [name]: values.join() });
  };
  return (
    <Arrangement
      title={title ? text(title) : ''}
      note={note ? text(note) : ''}
      count={showCount && value ? value.total : null}
      shape={shape}
      hasLead={false}
      items={Array.from({ length: value?.games.length ?? limit }, (_, index) => {
        const game = value?.games[index];
        return (
          <li key={game ? `${game.providerCode}/${game.gameCode}` : index}>
            {game ? (
              <Card game={game} index={index} rank={null} isLead={false} shape={shape} figure={figure} isEager={eager && index < 6} />
            ) : (
              <Skeleton shape={shape} />
            )}
          </li>
        );
      })}
      isBusy={!value}
      controls={null}
      aside={
        <>
          {node.slot('aside')}
          <FacetGroups
            groups={offeredFacets(facets, value?.facets ?? [], choice)}
            chosen={choice.facets}
            onToggle={(name, chosen) => choose(name, [chosen])}
            onChoose={choose}
          />
        </>
      }
      paging={null}
      empty={null}
      {...(seeAll ? { seeAll } : {})}
    />
  );
});
