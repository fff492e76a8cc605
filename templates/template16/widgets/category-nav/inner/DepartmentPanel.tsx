import {
  contentRequest,
  GamePicture,
  PlayLink,
  ProviderLogo,
  RouteLink,
  Skeleton,
  useContent,
  useFormat,
  useMessages,
} from '../../../../../engine';
import type { CategoryLink, Provider } from '../../../../../engine';
import * as styles from './DepartmentPanel.css';

interface DepartmentPanelProps {
  readonly category: CategoryLink;
  /** Studios with their signs. */
  readonly marks: readonly Provider[];
  /** A link of the panel was followed. */
  readonly onLeave: () => void;
}

/** Words of the choices that a category sorts by; others stay unnamed. */
const sorts: Readonly<Record<string, string>> = {
  new: 'categoryNav.sorts.new',
  popular: 'categoryNav.sorts.popular',
  megaways: 'categoryNav.sorts.megaways',
  'bonus-buy': 'categoryNav.sorts.bonusBuy',
  'free-spins': 'categoryNav.sorts.freeSpins',
  cluster: 'categoryNav.sorts.cluster',
  jackpot: 'categoryNav.sorts.jackpot',
};
/** How many rows and plates there is room for. */
const most = { sorts: 6, houses: 12 } as const;

/** What a category holds: how its games sort, with counts; the studios that make them; the game in its window. */
export function DepartmentPanel({ category: { name, label, route }, marks, onLeave }: DepartmentPanelProps) {
  const message = useMessages();
  const { number } = useFormat();
  const { value } = useContent(
    contentRequest('games', { ...(name === 'hot' ? { list: 'hot' } : { category: name }), pageSize: 1, facets: true }),
  );
  const choices = ['tag', 'feature'].flatMap((group) =>
    (value?.facets?.find((facet) => facet.name === group)?.values ?? []).flatMap(({ value: choice, games }) => {
      const key = Object.hasOwn(sorts, choice) ? sorts[choice] : undefined;
      return key ? [{ group, choice, games, words: message(key) }] : [];
    }),
  );
  const houses = value?.facets?.find((facet) => facet.name === 'provider')?.values.slice(0, most.houses);
  const [game] = value?.games ?? [];
  return (
    <div
      className={styles.panel}
      data-part="mega-panel"
      onClick={(event) => event.target instanceof Element && event.target.closest('a') && onLeave()}
    >
      <div>
        <h2 className={styles.title}>
          <RouteLink route={route} className={styles.all}>
            {label}
          </RouteLink>
          {value ? (
            <span className={styles.count}>
              {message('common.gameCount', { count: value.total, formatted: number(value.total) })}
            </span>
          ) : null}
        </h2>
        <ul className={styles.sorts} role="list">
          {choices.slice(0, most.sorts).map(({ group, choice, games, words }) => (
            <li key={choice}>
              <RouteLink route={route} query={{ [group]: choice }} className={styles.sort}>
                {words}
                <span className={styles.count}>{number(games)}</span>
              </RouteLink>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className={styles.quiet}>{message('categoryNav.houses')}</h3>
        <ul className={styles.plates} role="list">
          {houses?.map(({ value: code, label: studio = code }) => (
            <li key={code}>
              <RouteLink route={route} query={{ provider: code }} className={styles.plate}>
                <ProviderLogo code={code} name={studio} mark={marks.find((known) => known.code === code)?.mark} />
              </RouteLink>
            </li>
          )) ??
            Array.from({ length: most.houses }, (_, index) => (
              <li key={index} aria-hidden="true">
                <Skeleton className={styles.plate} />
              </li>
            ))}
        </ul>
      </div>
      {game ? (
        <article className={styles.poster}>
          <GamePicture game={game} shape="square" isEager className={styles.picture} />
          <span className={styles.flag}>{message('categoryNav.featured')}</span>
          <div className={styles.caption}>
            <PlayLink game={game} className={styles.name}>
              {game.name}
            </PlayLink>
            <span>{game.providerName ?? game.providerCode}</span>
          </div>
        </article>
      ) : (
        <Skeleton className={styles.poster} />
      )}
    </div>
  );
}
