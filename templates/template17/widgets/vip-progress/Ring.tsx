import { observer } from 'mobx-react-lite';
import { contentRequest, RouteLink, useContent, useFormat, useMessages, useStores } from '../../../../engine';
import type { VipProgressFormProps } from '../../../../widgets/vip-progress/variants';
import * as styles from './Ring.css';

/** Length of the ring of radius 43 in its drawing. */
const round = 2 * Math.PI * 43;

/**
 * The level and a ring of how far the next one is; a guest sees the first level, and which step of the ladder that is.
 */
export const Ring = observer(function Ring({ joinRoute }: VipProgressFormProps) {
  const message = useMessages();
  const { percent, number } = useFormat();
  const { session } = useStores();
  const levels = useContent(contentRequest('vipLevels', {})).value ?? [];
  const { vip } = session;
  const known = vip?.isDistanceUnknown ? null : vip;
  const progress = known ? Math.min(known.depositProgress, known.turnoverProgress) : 0;
  const share = session.isAuthenticated ? Math.min(100, progress) / 100 : levels.length > 0 ? 1 / levels.length : 0;
  const words = session.isAuthenticated
    ? known
      ? percent(Math.min(100, progress))
      : ''
    : levels.length > 0
      ? `1/${number(levels.length)}`
      : '';
  return (
    <section className={styles.standing} aria-label={message('vipProgress.label')} data-part="vip-ring">
      <h2 className={styles.title}>
        <RouteLink route={session.isAuthenticated ? 'vip' : joinRoute} className={styles.link}>
          {message('session.vip')}
        </RouteLink>
      </h2>
      <strong className={styles.level}>
        {session.isAuthenticated ? (vip?.currentLevel ?? ' ') : (levels[0]?.name ?? ' ')}
      </strong>
      <p className={styles.text}>
        {session.isAuthenticated
          ? known?.nextLevel
            ? message('vipProgress.toNext', { level: known.nextLevel })
            : ''
          : message('vipProgress.guestTitle')}
      </p>
      <svg className={styles.ring} viewBox="0 0 104 104" aria-hidden="true" focusable="false">
        <circle cx="52" cy="52" r="43" className={styles.track} />
        <circle
          cx="52"
          cy="52"
          r="43"
          className={styles.done}
          strokeDasharray={`${(share * round).toFixed(1)} ${round.toFixed(1)}`}
          transform="rotate(-90 52 52)"
        />
        <text x="52" y="59" textAnchor="middle" className={styles.words}>
          {words}
        </text>
      </svg>
    </section>
  );
});
