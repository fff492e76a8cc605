import { useId } from 'react';
import { Badge, Button, Icon, useMessages, type Claims, type PlayerMission } from '../../engine';
import * as styles from './MissionBoard.css';

/**
 * A mission with how far it is, what it pays, and how to get it or to open it. `after` is the title of the mission that
 * opens it.
 */
export function MissionCard({
  mission,
  after,
  claims,
}: {
  readonly mission: PlayerMission;
  readonly after: string;
  readonly claims: Claims;
}) {
  const message = useMessages();
  const title = useId();
  const { id, reward, done, goal, state, opensAtLevel } = mission;
  const progress = message('missionBoard.progress', { done, goal });
  const claim = claims.stateOf(id);
  const problem = claims.problemOf(id);
  return (
    <article className={state === 'locked' ? styles.locked : styles.card} aria-labelledby={title} data-state={state}>
      <span className={styles.sign}>
        <Icon name={state === 'locked' ? 'lock' : state === 'claimed' ? 'check' : 'missions'} size={22} />
      </span>
      <div className={styles.words}>
        <h3 id={title} className={styles.title}>
          {mission.title}
        </h3>
        <p className={styles.reward}>
          <Icon name="gift" size={16} /> {reward}
        </p>
      </div>
      {state === 'locked' ? (
        <p className={styles.note}>
          {opensAtLevel
            ? message('missionBoard.opensAtLevel', { level: opensAtLevel })
            : message('missionBoard.opensAfter', { title: after })}
        </p>
      ) : (
        <div className={styles.progress}>
          <progress className={styles.bar} value={done} max={goal} aria-labelledby={title}>
            {progress}
          </progress>
          <span className={styles.figures}>{progress}</span>
        </div>
      )}
      {state === 'ready' || state === 'claimed' ? (
        <div className={styles.action} role="status">
          {state === 'claimed' ? (
            <Badge tone="ok">{message('club.claimed')}</Badge>
          ) : claim === 'checking' ? (
            <Badge tone="info">{message('club.checking')}</Badge>
          ) : (
            <Button kind="primary" isBusy={claim === 'busy'} aria-describedby={title} onClick={() => claims.claim(id)}>
              {message(claim === 'busy' ? 'club.claiming' : 'club.claim')}
            </Button>
          )}
        </div>
      ) : null}
      {claim === 'checking' && state === 'ready' ? <p className={styles.note}>{message('club.checkingText')}</p> : null}
      {problem && state !== 'claimed' ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </article>
  );
}
