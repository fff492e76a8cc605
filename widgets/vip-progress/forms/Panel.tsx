import { observer } from 'mobx-react-lite';
import { ButtonLink, Icon, Skeleton, useMessages, useMissing, useStores, VipBars } from '../../../engine';
import type { VipProgressFormProps } from '../variants';
import * as styles from './Panel.css';

/** Level, bars to the next one, and a sentence with what is missing; for guests what the club is, and the way in. */
export const Panel = observer(function Panel({ joinRoute }: VipProgressFormProps) {
  const message = useMessages();
  const { session } = useStores();
  const { vip } = session;
  // What was read and is not known is no longer on its way.
  const isComing = vip === null && !session.isVipRead;
  const missing = useMissing(vip, session.isVipRead);
  if (!session.isAuthenticated) {
    return (
      <section key="guest" className={styles.room} aria-label={message('vipProgress.label')}>
        <div className={styles.guest} data-part="vip-progress">
          <Icon name="crown" size={44} className={styles.emblem} />
          <div className={styles.words}>
            <h2 className={styles.name}>{message('vipProgress.guestTitle')}</h2>
            <p className={styles.muted}>{message('vipProgress.guestText')}</p>
          </div>
          <div className={styles.ways}>
            <ButtonLink route={joinRoute} kind="primary">
              {message('session.join')}
            </ButtonLink>
            <ButtonLink route="login">{message('session.login')}</ButtonLink>
          </div>
        </div>
      </section>
    );
  }
  return (
    <section key="player" className={styles.room} aria-label={message('vipProgress.label')} aria-busy={isComing}>
      <div className={styles.card} data-part="vip-progress">
        <div className={styles.top}>
          <div className={styles.level}>
            <span className={styles.badge}>
              <Icon name="crown" size={38} />
            </span>
            <p className={styles.words}>
              <span className={styles.muted}>{message('club.level')}</span>
              <strong className={styles.name}>
                {isComing ? <Skeleton className={styles.skeleton} /> : (vip?.currentLevel ?? '–')}
              </strong>
            </p>
          </div>
          {vip || isComing ? <VipBars vip={vip} /> : null}
          {isComing || (vip?.nextLevel && vip.nextLevel !== vip.currentLevel) ? (
            <p className={styles.next}>
              <span className={styles.muted}>{message('club.nextLevel')}</span>
              <strong className={styles.nextName}>
                {isComing ? <Skeleton className={styles.skeleton} /> : vip?.nextLevel}
              </strong>
            </p>
          ) : null}
        </div>
        <p className={styles.missing}>
          <Icon name="star" />
          <span className={missing.isKnown ? undefined : styles.kept}>{missing.sentence}</span>
        </p>
      </div>
    </section>
  );
});
