import { useFormat, useMessages, type Jackpot } from '../../../../engine';
import { drumsOf, roomOf } from '../../../../widgets/jackpots/drumsOf';
import { useGrowing, type GrowingProps } from '../../../../widgets/jackpots/useGrowing';
import { useStop, type Stop } from '../../../../widgets/jackpots/useStop';
import type { JackpotsFormProps } from '../../../../widgets/jackpots/variants';
import * as styles from './Odometer.css';

/** The largest jackpot on drums that roll digit by digit, and how near it is to the amount it falls before. */
export function Odometer({ title, jackpots: [jackpot] }: JackpotsFormProps) {
  const message = useMessages();
  const { isStill, stop } = useStop();
  if (!jackpot) return null;
  return (
    <section className={styles.odometer} aria-label={title || message('jackpots.label')} data-part="odometer">
      <Drums jackpot={jackpot} isStill={isStill} />
      <Foot jackpot={jackpot} stop={stop} />
    </section>
  );
}

/**
 * Readers of the page get the sum as one; each drum keeps its place from the right, so that a further digit moves none.
 */
function Drums({ jackpot, isStill }: GrowingProps) {
  const { money } = useFormat();
  const amount = useGrowing(jackpot, isStill);
  const sum = money(amount);
  const drums = drumsOf(sum, amount.split('.')[1]?.length ?? 0);
  return (
    <div className={styles.frame}>
      <div
        role="img"
        aria-label={`${jackpot.name}: ${sum}`}
        className={`${styles.well} ${styles.rooms[roomOf(sum.length)]}`}
        data-part="drums"
        translate="no"
        data-moving="jackpots"
      >
        {drums.map(({ kind, words, before }, index) =>
          kind === 'whole' || kind === 'part' ? (
            <span key={index - drums.length} className={styles.drum} data-part={`drum-${kind}`} data-kind={kind}>
              <span key={words} className={styles.face} data-before={before}>
                {words}
              </span>
            </span>
          ) : (
            <span key={index - drums.length} className={styles.sign} data-kind={kind}>
              {words}
            </span>
          ),
        )}
      </div>
    </div>
  );
}

function Foot({ jackpot: { amount, fallsBefore, today }, stop }: { readonly jackpot: Jackpot } & Pick<Stop, 'stop'>) {
  const message = useMessages();
  const { money } = useFormat();
  if (fallsBefore === undefined) {
    return (
      <p className={styles.foot}>
        <bdi>{message('jackpots.upToday', { amount: money(today, { whole: true }) })}</bdi>
        {stop}
      </p>
    );
  }
  return (
    <p className={styles.foot}>
      <span>{message('jackpots.fallsBefore')}</span>
      <progress
        className={styles.meter}
        aria-label={message('jackpots.fallsBefore')}
        value={Number(amount)}
        max={Number(fallsBefore)}
      />
      <b translate="no">{money(fallsBefore, { whole: true })}</b>
      {stop}
    </p>
  );
}
