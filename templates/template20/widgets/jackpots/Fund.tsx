import { RouteLink, useFormat, useMessages } from '../../../../engine';
import type { JackpotsFormProps } from '../../../../widgets/jackpots/variants';

/**
 * The largest jackpot as the words of a chapter, for its slot `lead`: what it falls before, its sum, its name and what
 * it grew today.
 */
export function Fund({ title, jackpots: [jackpot] }: JackpotsFormProps) {
  const message = useMessages();
  const { money } = useFormat();
  if (!jackpot) return null;
  const { name, amount, today, fallsBefore } = jackpot;
  return (
    <div role="group" aria-label={title || message('jackpots.label')} data-part="jackpot-fund">
      {fallsBefore === undefined ? null : (
        <p data-part="kicker">
          {message('jackpots.fallsBefore')} <span translate="no">{money(fallsBefore, { whole: true })}</span>
        </p>
      )}
      <h2 translate="no" data-moving="jackpots">
        {money(amount, { whole: true })}
      </h2>
      <p>
        <b>{name}</b> {message('jackpots.today', { amount: money(today, { whole: true }) })}
      </p>
      <div data-part="chapter-ways">
        <RouteLink route="hot">{message('game.playNow')}</RouteLink>
        <RouteLink route="faqs">{message('jackpots.howPaid')}</RouteLink>
      </div>
    </div>
  );
}
