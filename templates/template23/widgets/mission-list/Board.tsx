import { useId } from 'react';
import { ButtonLink, useMessages } from '../../../../engine';
import type { MissionListFormProps } from '../../../../widgets/mission-list/variants';
import * as styles from './Board.css';

/** A board of a few missions: what to do and what it brings over a bar each, and the way to all of them. */
export function Board({ title, missions }: MissionListFormProps) {
  const message = useMessages();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.board} data-part="mission-board">
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {missions.map((mission) => (
        <div key={mission.id} className={styles.mission}>
          <span id={`${id}${mission.id}`}>{mission.title}</span>
          <b className={styles.reward}>{mission.reward}</b>
          <progress
            className={styles.bar}
            value={mission.done}
            max={mission.goal}
            aria-labelledby={`${id}${mission.id}`}
          />
        </div>
      ))}
      <ButtonLink route="mission" kind="primary" className={styles.way}>
        {message('missionList.all')}
      </ButtonLink>
    </section>
  );
}
