import { FavouriteButton, GamePicture, PlayLink, useFormat, useMessages } from '../../../engine';
import { badgeKeys } from '../badgeKeys';
import type { CardProps } from '../variants';
import * as styles from './Admission.css';

/**
 * A paper ticket: the picture, and at a perforation between two notches the stub with name, studio and two figures. The first game stands on a
 * ticket that is torn from the side, with its jackpot and the way to play; on phones it is torn from below.
 */
export function Admission({ game, rank, isLead, isEager, isDemo = false }: CardProps) {
  const message = useMessages();
  const { money, percent } = useFormat();
  const { name, table, jackpot, returnToPlayer, badges, providerName, providerCode, players } = game;
  const [badge] = badges ?? [];
  const seal = rank !== null ? String(rank) : badge ? message(badgeKeys[badge]) : '';
  const whole = { whole: true } as const;
  const facts: readonly (readonly [string, string])[] = [
    ...(jackpot ? [[message('game.badgeJackpot'), money(jackpot, whole)] as const] : []),
    ...(table ? [[message('game.from'), money(table.minStake, whole)] as const] : []),
    ...(returnToPlayer === undefined ? [] : [[message('game.returnRate'), percent(returnToPlayer)] as const]),
  ];
  const first = jackpot ? money(jackpot, whole) : table ? `${message('game.from')} ${money(table.minStake, whole)}` : '';
  return (
    <article className={isLead ? styles.lead : styles.card} data-part="admission">
      <div className={styles.paper}>
        <div className={styles.frame}>
          <GamePicture game={game} shape={isLead ? 'landscape' : 'wide'} isEager={isEager} className={styles.picture} />
        </div>
        <div className={styles.stub}>
          {isLead ? <span className={styles.kicker}>{message('game.ofTheNight')}</span> : null}
          <PlayLink game={game} isDemo={isDemo} className={styles.name} title={name}>
            {name}
          </PlayLink>
          <span className={styles.studio}>{providerName ?? providerCode}</span>
          {isLead ? (
            <>
              <dl className={styles.facts}>
                {facts.map(([term, value]) => (
                  <div key={term} className={styles.fact}>
                    <dt>{term}</dt>
                    <dd className={styles.value}>{value}</dd>
                  </div>
                ))}
              </dl>
              <span className={styles.tear} aria-hidden="true">
                {message('game.play')}
              </span>
            </>
          ) : (
            <span className={styles.foot}>
              <span className={styles.first}>
                {first || (players === undefined ? '' : message('game.players', { count: players, formatted: String(players) }))}
              </span>
              {returnToPlayer === undefined ? null : (
                <b className={styles.rate}>
                  {message('game.returnRate')} {percent(returnToPlayer)}
                </b>
              )}
            </span>
          )}
        </div>
      </div>
      {seal ? (
        <span className={badge === 'jackpot' ? styles.gilt : styles.seal} data-part="admission-seal">
          {seal}
        </span>
      ) : null}
      {isLead ? null : (
        <span className={styles.play} aria-hidden="true">
          {message('game.play')}
        </span>
      )}
      <FavouriteButton game={game} className={styles.favourite} />
    </article>
  );
}
