import { useId, useRef, type KeyboardEvent } from 'react';
import {
  contentRequest,
  useContent,
  useFormat,
  useHydrated,
  useMessages,
  useRoute,
  useText,
  useVariant,
  type ContentRequest,
  type WidgetProps,
} from '../../../engine';
import type { GameGridProps } from '../../../schemas/generated/widgets';
import { gamesRequest, scopeOf } from '../gamesRequest';
import { parts } from '../variants';
import { nothingChosen } from './browser/gamesQuery';
import * as styles from './LanternBrowser.css';

type List = GameGridProps['lists'][number]['list'];

const sourceOf = (list: List): GameGridProps['source'] => (list === 'demo' ? { demo: true } : { list });

/**
 * A browser of games with several lists to choose from: they hang as lanterns from a rope, the chosen one is lit. What is chosen lives in the
 * address (CAT-6, CAT-7).
 */
export function LanternBrowser({ title, note, lists, ...props }: WidgetProps<GameGridProps>) {
  const text = useText();
  const id = useId();
  const { query, setQuery } = useRoute();
  const isHydrated = useHydrated();
  const Browser = useVariant(parts, 'game-browser');
  const tabs = useRef<HTMLDivElement>(null);
  // The served page knows no choice.
  const chosen = lists.find(({ list }) => isHydrated && list === query['list']) ?? lists[0];
  if (!chosen) return <Browser {...props} lists={lists} />;
  const choose = (list: string) => setQuery({ ...nothingChosen, page: undefined, sort: undefined, list: list === lists[0]?.list ? undefined : list });
  // The games of the first list are the page's own; of the others only their number is asked, once the page lives.
  const requestOf = (list: List) =>
    list === lists[0]?.list ? gamesRequest({ ...props, lists, source: sourceOf(list) }) : contentRequest('games', { ...scopeOf(sourceOf(list)), pageSize: 1 });
  const handleKeys = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const place = lists.indexOf(chosen);
    const next = step ? lists[(place + step + lists.length) % lists.length] : { Home: lists[0], End: lists.at(-1) }[event.key];
    if (!next) return;
    event.preventDefault();
    choose(next.list);
    tabs.current?.querySelector<HTMLElement>(`[data-list=${next.list}]`)?.focus();
  };
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`} data-part="lantern-browser">
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title ? text(title) : ''}
          </h2>
          {note ? <p className={styles.note}>{text(note)}</p> : null}
        </div>
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
              className={styles.lantern}
              data-list={list}
              onClick={() => choose(list)}
            >
              <b className={styles.name}>{text(label)}</b> <Count request={isHydrated || list === chosen.list ? requestOf(list) : null} />
            </button>
          ))}
        </div>
      </header>
      <div role="tabpanel" id={`${id}-games`} aria-labelledby={`${id}-${chosen.list}`}>
        <Browser key={chosen.list} {...props} lists={lists} source={sourceOf(chosen.list)} />
      </div>
    </section>
  );
}

/** How many games a list has, by a request that may wait. */
function Count({ request }: { readonly request: ContentRequest<'games'> | null }) {
  const message = useMessages();
  const { number } = useFormat();
  const total = useContent(request).value?.total;
  return <span className={styles.count}>{total === undefined ? ' ' : message('common.gameCount', { count: total, formatted: number(total) })}</span>;
}
