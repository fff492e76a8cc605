import { useMemo } from 'react';
import { useLocale, type Decimal } from '../engine';
import { writeOdds, type OddsFormat } from './odds';

/** How prices of bets are written in the page's language (I18N-3). */
export function useOdds(): (price: Decimal, format: OddsFormat) => string {
  const { date } = useLocale();
  return useMemo(() => (price, format) => writeOdds(date, price, format), [date]);
}
