import { Skeleton, isZero, negated, sumOf, useFormat, useMessages, usePlayerRead } from '../../engine';
import * as styles from './RealityCheck.css';

/** What the player has won or lost since an instant (ISO 8601): winnings less stakes, as the statement has them. */
export function NetResult({ since }: { readonly since: string }) {
  const message = useMessages();
  const { money } = useFormat();
  const { value, status } = usePlayerRead('statement', { from: since });
  if (!value && status !== 'failed') return <Skeleton className={styles.skeleton} />;
  return <span>{words()}</span>;

  function words(): string {
    if (!value) return message('realityCheck.unknown');
    const net = sumOf(value.winnings, negated(value.stakes));
    if (isZero(net)) return message('realityCheck.even');
    return net.startsWith('-')
      ? message('realityCheck.lost', { amount: money(negated(net)) })
      : message('realityCheck.won', { amount: money(net) });
  }
}
