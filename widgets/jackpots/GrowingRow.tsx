import { useFormat } from '../../engine';
import { useGrowing, type GrowingProps } from './useGrowing';

interface GrowingRowProps extends GrowingProps {
  /** Classes of the row, of the jackpot's name, and of its figure. */
  readonly styles: { readonly row: string; readonly term?: string; readonly amount: string };
}

/** A jackpot in a list of them: its name, and its figure as it grows. */
export function GrowingRow({ jackpot, isStill, styles }: GrowingRowProps) {
  const { money } = useFormat();
  return (
    <div className={styles.row}>
      <dt className={styles.term}>{jackpot.name}</dt>
      <dd className={styles.amount} translate="no" data-moving="jackpots">
        {money(useGrowing(jackpot, isStill))}
      </dd>
    </div>
  );
}
