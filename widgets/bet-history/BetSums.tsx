import { negated, signedMoney, sumOf, Sums, useFormat, useMessages, type BetPage } from '../../engine';

/** What all bets in the filters come to, whatever page is shown; the result counts those that are settled. */
export function BetSums({ page }: { readonly page: BetPage | undefined }) {
  const message = useMessages();
  const { money, number } = useFormat();
  const sums = page?.sums;
  const result = sums && sumOf(sums.payout, sums.openStake, negated(sums.stake));
  return (
    <Sums
      sums={[
        { name: message('betHistory.count'), figure: page && number(page.total) },
        { name: message('betHistory.staked'), figure: sums && money(sums.stake) },
        { name: message('betHistory.openStake'), figure: sums && money(sums.openStake) },
        { name: message('betHistory.paidOut'), figure: sums && money(sums.payout) },
        { name: message('betHistory.result'), figure: result && signedMoney(money, result), isOutcome: true },
      ]}
    />
  );
}
