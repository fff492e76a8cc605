import { useCallback } from 'react';
import {
  EmptyState,
  FailedState,
  Skeleton,
  useApi,
  useClaims,
  useMessages,
  usePlayerRead,
  useStores,
  type WidgetProps,
} from '../../engine';
import type { MissionBoardProps } from '../../schemas/generated/widgets';
import { MissionCard } from './MissionCard';
import * as styles from './MissionBoard.css';

const groups = ['ready', 'open', 'locked', 'claimed'] as const;

/** Missions by what can be done with them, those to claim first. */
export function MissionBoard({ showsLocked }: WidgetProps<MissionBoardProps>) {
  const message = useMessages();
  const { notices, site } = useStores();
  const api = useApi();
  const read = usePlayerRead('playerMissions', {});
  const ask = useCallback(
    (missionId: string, requestId: string) =>
      api.call('claimMission', { requestId, missionId }, { errorPresentation: 'silent' }),
    [api],
  );
  const onDone = useCallback(
    () =>
      notices.show({
        tone: 'success',
        title: 'club.arrived',
        text: 'club.arrivedText',
        duration: site.site.timings.errorToastMs,
      }),
    [notices, site],
  );
  const claims = useClaims(read, ask, onDone);
  const missions = read.value;
  if (read.status === 'failed') {
    return <FailedState call="playerMissions" isAsking={read.isAsking} onRetry={read.refresh} />;
  }
  if (!missions) {
    return (
      <div className={styles.list} aria-busy="true" data-part="mission-board">
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} className={styles.skeleton} />
        ))}
      </div>
    );
  }
  if (missions.length === 0) {
    return (
      <EmptyState icon="missions" title={message('missionBoard.noneTitle')}>
        {message('missionBoard.noneText')}
      </EmptyState>
    );
  }
  const titleOf = (id: string | undefined) => missions.find((mission) => mission.id === id)?.title ?? '';
  return (
    <div data-part="mission-board">
      {groups.map((state) => {
        const own = state === 'locked' && !showsLocked ? [] : missions.filter((mission) => mission.state === state);
        if (own.length === 0) return null;
        return (
          <section key={state} className={styles.group} aria-label={message(`missionBoard.${state}`)}>
            <h2 className={styles.heading}>{message(`missionBoard.${state}`)}</h2>
            <ul className={styles.list} role="list">
              {own.map((mission) => (
                <li key={mission.id} className={styles.item}>
                  <MissionCard mission={mission} after={titleOf(mission.opensAfter)} claims={claims} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
