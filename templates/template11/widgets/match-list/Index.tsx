import { Icon, RouteLink, useFormat, useMessages, useRoute } from '../../../../engine';
import { LeagueFlag } from './inner/LeagueFlag';
import { useSportName } from '../../../../widgets/match-list/useSportName';
import { useShownRoute } from '../../../../widgets/match-list/useShownRoute';
import type { MatchListFormProps } from '../../../../widgets/match-list/variants';
import * as styles from './Index.css';

/**
 * The sports and then the leagues that have matches, with how many: a way to each. The sport that the table beside
 * shows is marked.
 */
export function Index({ title, matches, seeAll = 'sports' }: MatchListFormProps) {
  const message = useMessages();
  const { number } = useFormat();
  const sportName = useSportName();
  const { name, query } = useShownRoute();
  const sports = [...new Set(matches.map(({ sport }) => sport))];
  const chosen =
    name === seeAll || name === 'home' ? (sports.find((sport) => sport === query['sport']) ?? sports[0]) : undefined;
  const { compare } = new Intl.Collator(useRoute().locale.lang);
  const leagues = [...new Map(matches.map((match) => [match.league, match])).values()].sort((a, b) =>
    compare(a.league, b.league),
  );
  return (
    <nav aria-label={title} data-part="match-index">
      <h2 className={styles.title}>
        {title}
        <span className={styles.count}>{number(matches.length)}</span>
      </h2>
      <ul className={styles.list} role="list">
        {sports.map((sport) => (
          <li key={sport}>
            <RouteLink
              route={seeAll}
              query={{ sport }}
              className={styles.link}
              aria-current={sport === chosen || undefined}
            >
              <Icon name={sport} />
              <span className={styles.name}>{sportName(sport)}</span>
              <span className={styles.count}>{number(matches.filter((match) => match.sport === sport).length)}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
      <h2 className={styles.title}>
        {message('matchList.leagues')}
        <span className={styles.count}>{number(leagues.length)}</span>
      </h2>
      <ul className={styles.list} role="list">
        {leagues.map(({ league, sport, home: { colors } }) => (
          <li key={league}>
            <RouteLink route={seeAll} query={{ sport, league }} className={styles.slimLink}>
              <LeagueFlag colors={colors} className={styles.flag} />
              <span className={styles.name}>{league}</span>
              <span className={styles.count}>{number(matches.filter((match) => match.league === league).length)}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
