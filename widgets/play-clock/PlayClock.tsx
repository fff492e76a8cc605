import { observer } from 'mobx-react-lite';
import { Icon, RouteLink, useMessages, usePlayClock, useStores, type WidgetProps } from '../../engine';
import type { PlayClockProps } from '../../schemas/generated/widgets';
import * as styles from './PlayClock.css';
import { RealityCheck } from './RealityCheck';
import { wholeMinutes } from './wholeMinutes';

/** A small clock of the visit, which leads to limits and breaks, and the reality check when its time has come. */
export const PlayClock = observer(function PlayClock({ minutes }: WidgetProps<PlayClockProps>) {
  const message = useMessages();
  const { session } = useStores();
  const { elapsedMs, since, isDue, acknowledge } = usePlayClock(minutes * 60_000);
  if (elapsedMs === null || !session.isAuthenticated) return null;
  const time = wholeMinutes(elapsedMs);
  return (
    <>
      <RouteLink route="responsible-gaming" className={styles.clock} aria-label={message('playClock.label', { time })} data-part="play-clock">
        <Icon name="shield" size={14} /> {time}
      </RouteLink>
      {isDue ? <RealityCheck since={since} time={time} onGoOn={acknowledge} onLeave={() => session.logout()} /> : null}
    </>
  );
});
