import { useMessages } from '../../../../engine';
import { Moment } from '../../../../widgets/match-list/Moment';
import { SidePrice } from './inner/SidePrice';
import type { MatchListFormProps } from '../../../../widgets/match-list/variants';

/**
 * The home side of the first match as the words of a chapter, for its slot `lead`; the form `away-side` has the rest of
 * it.
 */
export function HomeSide({ title, matches: [match], oddsFormat }: MatchListFormProps) {
  const message = useMessages();
  if (!match) return null;
  return (
    <div role="group" aria-label={title} data-part="home-side">
      <p data-part="kicker">
        {match.league}, <Moment match={match} liveClassName="" />
      </p>
      <h2>{match.home.name}</h2>
      <p>{message('matchList.versus', { home: match.home.name, away: match.away.name })}</p>
      <div data-part="chapter-ways">
        <SidePrice match={match} outcome="1" oddsFormat={oddsFormat} />
      </div>
    </div>
  );
}
