import { observer } from 'mobx-react-lite';
import { contentRequest, useContent, useFormat, useMessages, useNow, type WidgetProps } from '../../engine';
import type { LobbyFactsProps } from '../../schemas/generated/widgets';
import * as styles from './LobbyFacts.css';

/** Small true facts of the moment: how many play, and what time it is where the player is. */
export const LobbyFacts = observer(function LobbyFacts({ facts }: WidgetProps<LobbyFactsProps>) {
  return (
    <ul className={styles.facts} role="list" data-part="lobby-facts">
      {facts.map((fact) => (
        <li key={fact} className={styles.fact}>
          {fact === 'playing' ? <Playing /> : <Clock />}
        </li>
      ))}
    </ul>
  );
});

const Playing = observer(function Playing() {
  const message = useMessages();
  const { number } = useFormat();
  const players = useContent(contentRequest('statistics', {})).value?.activePlayers;
  if (players === undefined) return null;
  return (
    <>
      <span className={styles.dot} aria-hidden="true" />
      <b className={styles.figure} data-moving="statistics">
        {number(players)}
      </b>{' '}
      <span>{message('lobbyFacts.playing', { count: players })}</span>
    </>
  );
});

function Clock() {
  const message = useMessages();
  const { time } = useFormat();
  const now = useNow(1000);
  return (
    <>
      <span>{message('lobbyFacts.localTime')}</span>{' '}
      <time className={styles.clock}>{now === null ? '--:--' : time(now)}</time>
    </>
  );
}
