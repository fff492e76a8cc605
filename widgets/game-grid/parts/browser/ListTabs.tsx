import { useContent, useText, type ContentRequest } from '../../../../engine';
import type { GameLists } from './useGameLists';

interface ListTabsProps {
  readonly choice: GameLists;
  /** Classes of the row, of a tab, of its name and of its number. */
  readonly styles: { readonly row: string; readonly tab: string; readonly name: string; readonly count: string };
  /** The number of games in words. */
  readonly wordsOf: (total: number) => string;
}

/** Lists of games as tabs, each with how many it has. */
export function ListTabs({
  choice: { id, lists, chosen, tabs, choose, handleKeys, countOf },
  styles,
  wordsOf,
}: ListTabsProps) {
  const text = useText();
  return (
    <div ref={tabs} role="tablist" aria-labelledby={`${id}-title`} className={styles.row} onKeyDown={handleKeys}>
      {lists.map(({ list, label }) => (
        <button
          key={list}
          type="button"
          role="tab"
          id={`${id}-${list}`}
          aria-controls={`${id}-games`}
          aria-selected={list === chosen.list}
          tabIndex={list === chosen.list ? 0 : -1}
          className={styles.tab}
          data-list={list}
          onClick={() => choose(list)}
        >
          <b className={styles.name}>{text(label)}</b>{' '}
          <Count request={countOf(list)} className={styles.count} wordsOf={wordsOf} />
        </button>
      ))}
    </div>
  );
}

/** How many games a list has, by a request that may wait. */
function Count({
  request,
  className,
  wordsOf,
}: {
  readonly request: ContentRequest<'games'> | null;
  readonly className: string;
  readonly wordsOf: ListTabsProps['wordsOf'];
}) {
  const total = useContent(request).value?.total;
  return <span className={className}>{total === undefined ? ' ' : wordsOf(total)}</span>;
}
