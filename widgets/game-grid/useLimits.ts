import { useFormat, type LiveTable } from '../../engine';

/**
 * Writes the limits of a table, `€5 – €25,000`; cents only where a limit has any. It stands alone, because arithmetic
 * of decimals is late on most pages.
 */
export function useLimits(): (table: LiveTable) => string {
  const { money } = useFormat();
  const write = (amount: LiveTable['minStake']) => money(amount, { whole: !/\.\d*[1-9]/.test(amount) });
  return ({ minStake, maxStake }) => `${write(minStake)} – ${write(maxStake)}`;
}
