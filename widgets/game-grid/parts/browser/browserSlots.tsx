import type { WidgetProps } from '../../../../engine';
import type { GameGridProps } from '../../../../schemas/generated/widgets';
import { ItemSlot, type ItemSlotProps } from './ItemSlot';
import { slotKeys } from './slotKeys';
import type { useBrowserList } from './useBrowserList';
import { renderedIndices } from './virtualList';

interface Options extends Pick<ItemSlotProps, 'card' | 'skeleton' | 'shape'> {
  readonly list: ReturnType<typeof useBrowserList>;
  /** Words narrow the list down. */
  readonly isSearched: boolean;
}

/** The slots of the games that stand in the page. For observers. */
export function browserSlots(
  { eager, figure, lead, ranked, source }: WidgetProps<GameGridProps>,
  { list, isSearched, ...look }: Options,
) {
  const { games, first, isLong, part, renderQueue, total } = list;
  // In a long list an empty place keeps its cell, because the rows before the view are counted by it.
  const shown = renderedIndices(part.shown, part.kept).filter((index) => isLong || !games.isEmpty(first + index));
  // While words narrow a list down, a game keeps its card wherever it moves; elsewhere a place keeps its own.
  const isSought = games.isPreview || isSearched;
  const keys = slotKeys(shown.map((index) => (isSought ? games.at(first + index) : undefined)));
  return shown.map((index, order) => {
    const place = first + index;
    const isFirstLost = games.hasFailed(place) && (place === 0 || !games.hasFailed(place - 1));
    return (
      <ItemSlot
        key={keys[order] ?? place}
        game={games.at(place)}
        renderQueue={renderQueue}
        place={place}
        setSize={isLong ? total : null}
        isMeasured={part.isMeasured}
        isEmpty={games.isEmpty(place)}
        isKept={index === part.kept}
        isRanked={ranked}
        isLead={lead && place === 0}
        isEager={eager && place < 6}
        isDemo={'demo' in source}
        figure={figure}
        onRetry={isFirstLost ? games.retry : null}
        {...look}
      />
    );
  });
}
