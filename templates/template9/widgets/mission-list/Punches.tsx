import { useId } from 'react';
import { Icon, RouteLink, useMessages } from '../../../../engine';
import type { MissionListFormProps } from '../../../../widgets/mission-list/variants';
import * as styles from './Punches.css';

/** How many punches a card has room for; a longer mission is punched in parts. */
const room = 5;

/** The mission at hand as a card that is punched: a stamp for what is done, a number for what is left. */
export function Punches({ title, missions }: MissionListFormProps) {
  const message = useMessages();
  const id = useId();
  const [mission] = missions;
  if (!mission) return null;
  const { done, goal } = mission;
  const holes = Math.max(1, Math.min(room, goal));
  const stamped = goal > 0 ? Math.floor((Math.min(done, goal) / goal) * holes) : 0;
  return (
    <section className={styles.card} aria-labelledby={id} data-part="mission-punches">
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>
        {mission.title}: {mission.reward}
      </p>
      <div className={styles.holes} role="img" aria-label={message('missionList.progress', { done, goal })}>
        {Array.from({ length: holes }, (_, index) => (
          <i key={index} className={index < stamped ? styles.stamp : styles.hole}>
            {index < stamped ? <Icon name="check" size={18} /> : index + 1}
          </i>
        ))}
      </div>
      <RouteLink route="mission" className={styles.link}>
        {message('missionList.all')}
      </RouteLink>
    </section>
  );
}
