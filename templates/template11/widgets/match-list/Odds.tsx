import { useRef } from 'react';
import { Icon, useFormat, useMessages, useOddsPolling } from '../../../../engine';
import { LeagueFlag } from './inner/LeagueFlag';
import { OddsLine } from '../../../../widgets/match-list/OddsLine';
import { outcomesOf } from '../../../../widgets/match-list/outcomesOf';
import { useSportName } from '../../../../widgets/match-list/useSportName';
import { useShownRoute } from '../../../../widgets/match-list/useShownRoute';
import type { MatchListFormProps } from '../../../../widgets/match-list/variants';
import * as styles from './Odds.css';

const moments = ['live', 'upcoming'] as const;

/**
 * The desk's table of prices: one sport, in play or coming up, by league, all chosen in the address. Prices move by
 * themselves, and a press collects one for the bet list.
 */
export function Odds({ title, matches, oddsFormat }: MatchListFormProps) {
  const message = useMessages();
  const { number } = useFormat();
  const sportName = useSportName();
  const { query, setQuery } = useShownRoute();
  const section = useRef<HTMLElement>(null);
  useOddsPolling(matches, section);
  const sports = [...new Set(matches.map(({ sport }) => sport))];
  const sport = sports.find((known) => known === query['sport']) ?? sports[0] ?? '';
  const inSport = matches.filter((match) => match.sport === sport);
  const live = inSport.filter(({ minute }) => minute !== undefined);
  const moment = moments.find((known) => known === query['when']) ?? (live.length > 0 ? 'live' : 'upcoming');
  const league = inSport.find((match) => match.league === query['league'])?.league;
  const shown = inSport.filter((match) =>
    league === undefined ? (match.minute !== undefined) === (moment === 'live') : match.league === league,
  );
  const leagues = [...new Map(inSport.map((match) => [match.league, match])).values()].filter((one) =>
    shown.some((match) => match.league === one.league),
  );
  const columns = outcomesOf(shown);
  return (
    <section ref={section} className={styles.desk} aria-label={title} data-part="match-odds">
      <header className={styles.head}>
        <h2 className={styles.title}>
          {message(moment === 'live' ? 'matchList.inPlay' : 'matchList.comingUp', { sport: sportName(sport) })}
          <small className={styles.count}>{number(shown.length)}</small>
        </h2>
        <div className={styles.tabs} role="group" aria-label={message('matchList.moments')}>
          {moments.map((name) => (
            <button
              key={name}
              type="button"
              className={styles.tab}
              aria-pressed={name === moment}
              onClick={() => setQuery({ sport, when: name, league: undefined })}
            >
              {message(`matchList.${name}`)}
            </button>
          ))}
        </div>
      </header>
      <div className={styles.sports} role="group" aria-label={message('matchList.sports')}>
        {sports.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.sport}
            aria-pressed={name === sport}
            onClick={() => setQuery({ sport: name, when: undefined, league: undefined })}
          >
            <Icon name={name} /> {sportName(name)}{' '}
            <span className={styles.figure}>{number(matches.filter((match) => match.sport === name).length)}</span>
          </button>
        ))}
      </div>
      <p className={columns.length === 2 ? styles.twoColumns : styles.threeColumns} aria-hidden="true">
        {columns.map((outcome) => (
          <span key={outcome}>{outcome}</span>
        ))}
      </p>
      {leagues.length === 0 ? <p className={styles.none}>{message('matchList.none')}</p> : null}
      {leagues.map(({ league: name, home: { colors } }) => {
        const lines = shown.filter((match) => match.league === name);
        return (
          <div key={name} role="group" aria-label={name}>
            <h3 className={styles.league}>
              <LeagueFlag colors={colors} className={styles.flag} />
              <span className={styles.leagueName}>{name}</span>
              <span className={styles.leagueCount}>{number(lines.length)}</span>
            </h3>
            <ul className={styles.lines} role="list">
              {lines.map((match) => (
                <OddsLine key={match.id} match={match} oddsFormat={oddsFormat} outcomes={columns} />
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
