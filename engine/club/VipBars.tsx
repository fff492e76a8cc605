import { useId } from 'react';
import type { VipSummary } from '../api/sessionModels';
import { useFormat } from '../context/useFormat';
import { useMessages } from '../context/useText';
import * as styles from './VipBars.css';

/**
 * How far a player is to the next level: deposits and turnover, each with its target and per cent, at most 100
 * (STATE-2). While the standing is on its way, null, the bars are empty and have their final height; so is
 * one without a target that the platform names.
 */
export function VipBars({ vip }: { readonly vip: VipSummary | null }) {
  const message = useMessages();
  const { money, percent } = useFormat();
  const id = useId();
  const rows = [
    { name: 'deposits', progress: vip?.depositProgress, done: vip?.cycle?.deposit, target: vip?.cycle?.depositTarget },
    {
      name: 'turnover',
      progress: vip?.turnoverProgress,
      done: vip?.cycle?.turnover,
      target: vip?.cycle?.turnoverTarget,
    },
  ] as const;
  return (
    <div className={styles.bars} data-part="vip-bars">
      {rows.map(({ name, progress, done, target }) => {
        const isTold = progress !== undefined && !(vip?.isDistanceUnknown && target === null);
        const share = isTold ? percent(progress) : '';
        return (
          <div key={name}>
            <div className={styles.line}>
              <span id={`${id}${name}`} className={styles.name}>
                {message(`club.${name}`)}
              </span>
              <span className={styles.figures}>
                {done !== undefined && target && Number(target) > 0
                  ? message('club.ofTarget', {
                      done: money(done, { short: true }),
                      target: money(target, { short: true }),
                      share,
                    })
                  : share}
              </span>
            </div>
            <progress
              className={styles.bar}
              value={isTold ? progress : 0}
              max={100}
              aria-labelledby={`${id}${name}`}
              aria-hidden={(vip !== null && !isTold) || undefined}
            >
              {share}
            </progress>
          </div>
        );
      })}
    </div>
  );
}
