import { useId } from 'react';
import { ButtonLink, useMessages, type Mission } from '../../../../engine';
import type { MissionListFormProps } from '../../../../widgets/mission-list/variants';
import * as styles from './Moons.css';

const radius = 19;

/** Missions as moons whose phase is how much is done, the next open one in words, and the way to all of them. */
export function Moons({ title, missions }: MissionListFormProps) {
  const message = useMessages();
  const id = useId();
  const next = missions.find(({ done, goal }) => done < goal);
  return (
    <section aria-labelledby={id} className={styles.pane} data-part="mission-moons">
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {next ? (
        <p className={styles.text}>
          {next.title} <b className={styles.reward}>{next.reward}</b>
        </p>
      ) : null}
      <ul className={styles.moons} role="list">
        {missions.map((mission) => (
          <li key={mission.id} className={mission === next ? styles.next : styles.mission} title={mission.title}>
            <Moon mission={mission} />
            {message('missionList.progress', { done: mission.done, goal: mission.goal })}
          </li>
        ))}
      </ul>
      <ButtonLink route="mission" className={styles.way}>
        {message('missionList.all')}
      </ButtonLink>
    </section>
  );
}

function Moon({ mission: { title, done, goal } }: { readonly mission: Mission }) {
  const share = goal > 0 ? Math.min(1, done / goal) : 1;
  const edge = (1 - 2 * share) * radius;
  return (
    <svg viewBox="-22 -22 44 44" width="44" height="44" role="img" aria-label={title} className={styles.moon}>
      <circle r={radius} className={styles.dark} />
      {share > 0 ? (
        <path
          d={`M0 -19A19 19 0 0 1 0 19A${Math.abs(edge).toFixed(1)} 19 0 0 ${edge > 0 ? 0 : 1} 0 -19Z`}
          className={share === 1 ? styles.full : styles.light}
        />
      ) : null}
      <circle r="20.5" className={styles.rim} />
    </svg>
  );
}
