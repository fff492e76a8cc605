import { numberFormat, type Decimal } from '../engine';

export type OddsFormat = 'decimal' | 'fractional';

/** A price in a date locale: to its last digit, two at least, or as the nearest usual fraction (`2.1` → `11/10`). */
export function writeOdds(locale: string, price: Decimal, format: OddsFormat): string {
  return format === 'fractional'
    ? fraction(price)
    : numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 8, useGrouping: false }).format(
        price as unknown as number,
      );
}

/** The bookmakers' usual fractions, rising. */
const fractions = (
  '1/100 1/50 1/33 1/25 1/20 1/16 1/14 1/12 1/10 1/9 1/8 1/7 2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 ' +
  '1/1 11/10 6/5 5/4 11/8 7/5 6/4 13/8 7/4 15/8 2/1 85/40 9/4 12/5 5/2 11/4 3/1 10/3 7/2 4/1 9/2 5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 10/1 11/1 12/1 14/1 16/1 18/1 20/1 25/1 33/1 40/1 50/1 66/1 80/1 100/1'
).split(' ');

function fraction(price: Decimal): string {
  const distance = (text: string) =>
    Math.abs(Number(text.split('/')[0]) / Number(text.split('/')[1]) - (Number(price) - 1));
  return fractions.reduce((near, text) => (distance(text) < distance(near) ? text : near));
}
