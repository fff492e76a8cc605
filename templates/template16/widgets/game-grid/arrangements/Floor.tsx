import { useEffect, useRef, useState } from 'react';
import {
  contentRequest,
  ProviderLogo,
  RouteLink,
  SectionHeading,
  useContent,
  useFormat,
  useMessages,
  useVariant,
  watchView,
} from '../../../../../engine';
import type { GameGridProps } from '../../../../../schemas/generated/widgets';
import { scopeOf } from '../../../../../widgets/game-grid/gamesRequest';
import { cards, type ArrangementProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Floor.css';

/** What it needs to show games of its own choice. */
type FloorProps = ArrangementProps & Pick<GameGridProps, 'source' | 'limit' | 'card' | 'figure'>;

/** What the games of a floor sort by, in the order of the words on its front. */
const sorts = [
  ['tag', 'popular'],
  ['tag', 'new'],
  ['feature', 'jackpot'],
  ['feature', 'megaways'],
] as const;

/** Studios on the panel; beside another floor some of them are left out. */
const panelSize = 8;

/**
 * A floor of a mall: a front with its title and what its games sort by, joined to a panel of the studios that the floor
 * stocks, with the number of their games, and the games below. The studios come when the panel is near, into room of
 * their size. A press on a studio shows its games in their place, another one brings all of them back.
 */
export function Floor(props: FloorProps) {
  const { title, note, count, seeAll, hasLead, items, isBusy, list, empty, source } = props;
  const message = useMessages();
  const [house, setHouse] = useState('');
  const marks = useContent(contentRequest('providers', {})).value;
  const panel = useRef<HTMLUListElement>(null);
  // A first visit that never gets here asks for nothing more than what the page brought.
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !panel.current) return undefined;
    const observer = watchView((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      rootMargin: '120px',
    });
    if (!observer) queueMicrotask(() => setNear(true));
    observer?.observe(panel.current);
    return () => observer?.disconnect();
  }, [isNear]);
  const facets = useContent(isNear ? contentRequest('games', { ...scopeOf(source), pageSize: 1, facets: true }) : null)
    .value?.facets;
  const words = sorts.filter(([group, choice]) =>
    facets?.some(({ name, values }) => name === group && values.some(({ value }) => value === choice)),
  );
  const houses = facets?.find(({ name }) => name === 'provider')?.values.slice(0, panelSize);
  return (
    <section
      className={styles.floor}
      data-part="game-floor"
      aria-label={title || undefined}
      aria-busy={isBusy || undefined}
    >
      {title ? (
        <SectionHeading title={title} note={note} count={count} seeAll={seeAll}>
          {seeAll && words.length > 0 ? (
            <nav className={styles.sorts} aria-label={title}>
              {words.map(([group, choice]) => (
                <RouteLink key={choice} route={seeAll} query={{ [group]: choice }} className={styles.sort}>
                  {message(`gameGrid.sorts.${choice}`)}
                </RouteLink>
              ))}
            </nav>
          ) : null}
        </SectionHeading>
      ) : null}
      <ul ref={panel} className={styles.houses} role="list" aria-label={message('gameGrid.houses')}>
        {Array.from({ length: houses?.length ?? panelSize }, (_, index) => {
          const { value: code = String(index), label, games } = houses?.[index] ?? {};
          return (
            <li key={code} className={styles.place}>
              {games === undefined ? null : (
                <button
                  type="button"
                  className={styles.house}
                  aria-pressed={code === house}
                  onClick={() => setHouse(code === house ? '' : code)}
                  // Pressed before the page has been hydrated, it is heard then.
                  data-replay=""
                >
                  <ProviderLogo
                    code={code}
                    name={label ?? code}
                    mark={marks?.find((known) => known.code === code)?.mark}
                  />
                  <Count games={games} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {empty ?? (
        <ul
          {...list}
          className={`${styles.grid} ${list?.className ?? ''}`}
          role="list"
          data-part="game-grid-list"
          data-lead={hasLead ? '' : undefined}
        >
          {house ? <Stock {...props} house={house} skeletonItems={items} /> : items}
        </ul>
      )}
    </section>
  );
}

function Count({ games }: { readonly games: number }) {
  const message = useMessages();
  const { number } = useFormat();
  return (
    <small className={styles.count}>{message('common.gameCount', { count: games, formatted: number(games) })}</small>
  );
}

interface StockProps extends Pick<GameGridProps, 'source' | 'limit' | 'card' | 'shape' | 'figure'> {
  readonly hasLead: boolean;
  readonly house: string;
  readonly skeletonItems: ArrangementProps['items'];
}

/** The games of one studio; until they are there those that stood here. */
function Stock({ source, limit, card, shape, figure, hasLead, house, skeletonItems }: StockProps) {
  const Card = useVariant(cards, card);
  const { value } = useContent(contentRequest('games', { ...scopeOf(source), provider: house, pageSize: limit }));
  if (!value) return skeletonItems;
  return value.games.map((game, index) => (
    <li key={`${game.providerCode}/${game.gameCode}`}>
      <Card
        game={game}
        index={index}
        rank={null}
        isLead={hasLead && index === 0}
        shape={shape}
        figure={figure}
        isEager={false}
      />
    </li>
  ));
}
