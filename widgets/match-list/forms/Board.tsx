import { useRef } from 'react';
import { EmptyState, SectionHeading, useMessages, useOddsPolling, type Match } from '../../../engine';
import { Crest } from '../Crest';
import { Moment } from '../Moment';
import { PriceCell } from '../PriceCell';
import { useSportName } from '../useSportName';
import { useShownRoute } from '../useShownRoute';
import type { MatchListFormProps } from '../variants';
import * as styles from './Board.css';

const outcomes = ['1', 'X', '2'] as const;

/**
 * Every match by league, chosen by sport and league in the address; prices move by themselves, and a press collects one
 * for the bet list.
 */
export function Board({ title, note, matches, oddsFormat }: MatchListFormProps) {
  const message = useMessages();
  const sportName = useSportName();
  const { query, setQuery } = useShownRoute();
  const section = useRef<HTMLElement>(null);
  useOddsPolling(matches, section);
  const sports = [...new Set(matches.map(({ sport }) => sport))];
  const sport = sports.find((known) => known === query['sport']);
  const inSport = sport === undefined ? matches : matches.filter((match) => match.sport === sport);
  const leagues = [...new Set(inSport.map(({ league }) => league))];
  const league = leagues.find((known) => known === query['league']);
  const shown = league === undefined ? leagues : [league];
  return (
    <section ref={section} className={styles.board} aria-label={title} data-part="match-board">
      <SectionHeading title={title} note={note} />
      <div className={styles.choices} role="group" aria-label={message('matchList.sports')}>
        {[undefined, ...sports].map((name) => (
          <button
            key={name ?? ''}
            type="button"
            className={styles.choice}
            aria-pressed={name === sport}
            onClick={() => setQuery({ sport: name, league: undefined })}
          >
            {name === undefined ? message('matchList.allSports') : sportName(name)}
          </button>
        ))}
      </div>
      {leagues.length > 1 ? (
        <div className={styles.choices} role="group" aria-label={message('matchList.leagues')}>
          {[undefined, ...leagues].map((name) => (
            <button
              key={name ?? ''}
              type="button"
              className={styles.quiet}
              aria-pressed={name === league}
              onClick={() => setQuery({ league: name })}
            >
              {name ?? message('matchList.allLeagues')}
            </button>
          ))}
        </div>
      ) : null}
      {shown.length === 0 ? <EmptyState icon="sports" title={message('matchList.none')} /> : null}
      {shown.map((name) => (
        <div key={name} className={styles.league} role="group" aria-label={name}>
          <h3 className={styles.leagueName}>{name}</h3>
          <ul className={styles.list} role="list">
            {inSport.flatMap((match) =>
              match.league === name
                ? [
                    <li key={match.id} className={styles.match}>
                      <Sides match={match} />
                      <div className={styles.prices}>
                        {outcomes.map((outcome) => (
                          <PriceCell key={outcome} match={match} outcome={outcome} oddsFormat={oddsFormat} />
                        ))}
                      </div>
                    </li>,
                  ]
                : [],
            )}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** When it is, and who plays, with the score of a match that runs. */
function Sides({ match }: { readonly match: Match }) {
  return (
    <div className={styles.sides}>
      <p className={styles.when}>
        <Moment match={match} liveClassName={styles.live} />
      </p>
      {[match.home, match.away].map((team) => (
        <p key={team.name} className={styles.side}>
          <Crest colors={team.colors} pattern={team.pattern} />
          <span className={styles.team}>{team.name}</span>
          {team.score === undefined ? null : <b className={styles.score}>{team.score}</b>}
        </p>
      ))}
    </div>
  );
}
