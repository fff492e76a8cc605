import { useFormat, useMessages, type Jackpot } from '../../../../engine';
import { useGrowing } from '../../../../widgets/jackpots/useGrowing';
import { useStop } from '../../../../widgets/jackpots/useStop';
import type { JackpotsFormProps } from '../../../../widgets/jackpots/variants';
import * as styles from './Pillars.css';

/** Jackpots as pillars of light on one horizon, the largest first and tallest. */
export function Pillars({ title, jackpots }: JackpotsFormProps) {
  const message = useMessages();
  const { isStill, stop } = useStop();
  return (
    <section className={styles.horizon} aria-label={title || message('jackpots.label')} data-part="jackpot-pillars">
      <dl className={styles.pillars}>
        {jackpots.map((jackpot) => (
          <div key={jackpot.code} className={styles.pillar}>
            <dt className={styles.name}>{jackpot.name}</dt>
            <Amount jackpot={jackpot} isStill={isStill} />
          </div>
        ))}
      </dl>
      <div className={styles.stop}>{stop}</div>
    </section>
  );
}

function Amount({ jackpot, isStill }: { readonly jackpot: Jackpot; readonly isStill: boolean }) {
  const { money } = useFormat();
  return (
    <dd className={styles.amount} translate="no" data-moving="jackpots">
      {money(useGrowing(jackpot, isStill), { whole: true })}
    </dd>
  );
}
