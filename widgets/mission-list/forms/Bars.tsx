import { useId } from 'react';
import { RouteLink, useMessages } from '../../../engine';
import type { MissionListFormProps } from '../variants';
import * as styles from './Bars.css';

/** Missions with a thin bar each and what they bring. */
export function Bars({ title, missions }: MissionListFormProps) {
  const message = useMessages();
  const id = useId();
  return (
    <section aria-labelledby={id} data-part="missions">
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          <RouteLink route="mission" className={styles.link}>
            {title}
          </RouteLink>
        </h2>
      </header>
      <ul className={styles.list} role="list">
        {missions.map((mission) => (
          <li key={mission.id} className={styles.mission}>
            <span id={`${id}${mission.id}`}>{mission.title}</span>
            <span className={styles.reward}>{mission.reward}</span>
            <progress
              className={styles.bar}
              value={mission.done}
              max={mission.goal}
              aria-labelledby={`${id}${mission.id}`}
            >
              {message('missionList.progress', { done: mission.done, goal: mission.goal })}
            </progress>
          </li>
        ))}
      </ul>
    </section>
  );
}
