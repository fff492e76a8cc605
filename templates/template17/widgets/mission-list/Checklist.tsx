import { useId } from 'react';
import { Icon, RouteLink, useMessages } from '../../../../engine';
import type { MissionListFormProps } from '../../../../widgets/mission-list/variants';
import * as styles from './Checklist.css';

/** Missions as a list to tick off, a bar below each that is begun; at the foot the reward that is nearest. */
export function Checklist({ title, missions }: MissionListFormProps) {
  const message = useMessages();
  const id = useId();
  const [next] = missions
    .filter(({ done, goal }) => done < goal)
    .sort((one, other) => other.done / other.goal - one.done / one.goal);
  return (
    <section className={styles.missions} aria-labelledby={id} data-part="mission-checklist">
      <h2 id={id} className={styles.title}>
        <RouteLink route="mission" className={styles.link}>
          {title}
        </RouteLink>
      </h2>
      <ul className={styles.list} role="list">
        {missions.map((mission) => {
          const isDone = mission.done >= mission.goal;
          return (
            <li key={mission.id} className={styles.mission}>
              <i className={isDone ? styles.ticked : styles.box}>{isDone ? <Icon name="check" size={17} /> : null}</i>
              <span id={`${id}${mission.id}`} className={isDone ? styles.doneName : undefined}>
                {mission.title}
              </span>
              <span className={styles.count}>
                {isDone ? mission.reward : message('missionList.progress', { done: mission.done, goal: mission.goal })}
              </span>
              {isDone ? null : (
                <progress
                  className={styles.bar}
                  value={mission.done}
                  max={mission.goal}
                  aria-labelledby={`${id}${mission.id}`}
                />
              )}
            </li>
          );
        })}
      </ul>
      {next ? (
        <div className={styles.foot}>
          <p className={styles.next}>
            <b className={styles.reward}>{next.reward}</b>
            <span className={styles.nextName}>{next.title}</span>
          </p>
          <svg width="78" height="78" viewBox="0 0 78 78" aria-hidden="true" focusable="false" className={styles.gift}>
            <rect x="12" y="30" width="54" height="38" rx="8" className={styles.box1} />
            <rect x="8" y="20" width="62" height="16" rx="6" className={styles.lid} />
            <path d="M33 20h12v48H33z" className={styles.ribbon} />
            <path d="M39 20C24 20 18 6 28 6s11 14 11 14S40 6 50 6s4 14-11 14" className={styles.bow} />
          </svg>
        </div>
      ) : null}
    </section>
  );
}
