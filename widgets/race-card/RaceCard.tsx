import { observer } from 'mobx-react-lite';
import {
  contentRequest,
  RouteLink,
  SectionHeading,
  useContent,
  useFormat,
  useMessages,
  type WidgetProps,
} from '../../engine';
import { useOdds } from '../useOdds';
import type { RaceCardProps } from '../../schemas/generated/widgets';
import { Silk } from './Silk';
import * as styles from './RaceCard.css';

/** One race with its runners and their prices; a price leads to the page of the races. */
export const RaceCard = observer(function RaceCard({ limit, oddsFormat }: WidgetProps<RaceCardProps>) {
  const message = useMessages();
  const odds = useOdds();
  const { time } = useFormat();
  const race = useContent(contentRequest('raceCard', {})).value;
  if (!race || race.runners.length === 0) return null;
  return (
    <div data-part="race-card">
      <SectionHeading
        title={message('raceCard.title', { time: time(race.startsAt), course: race.course })}
        note={race.going}
        level={3}
      />
      <ol className={styles.runners}>
        {race.runners.slice(0, limit).map((runner) => {
          const price = odds(runner.price, oddsFormat);
          return (
            <li key={runner.number} className={styles.runner}>
              <span className={styles.number}>{runner.number}</span>
              <Silk silk={runner.silk} />
              <span className={styles.words}>
                <strong className={styles.name}>{runner.name}</strong>
                <span className={styles.rider}>{runner.rider}</span>
              </span>
              <RouteLink
                route="horse-racing"
                className={styles.price}
                data-moving="raceCard"
                aria-label={`${runner.name}: ${price}`}
              >
                {price}
              </RouteLink>
            </li>
          );
        })}
      </ol>
    </div>
  );
});
