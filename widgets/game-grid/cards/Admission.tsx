import { FavouriteButton, GamePicture, PlayLink, useFormat, useMessages } from '../../../engine';
import { badgeKeys } from '../badgeKeys';
import type { CardProps } from '../variants';
import * as styles from './Admission.css';

/**
 * A paper ticket: the picture, and at a perforation between two notches the stub with name, studio and two figures. The
 * first game stands on a ticket that is torn from the side, with its jackpot and the way to play; on phones it is torn
 * from below.
 */
export function Admission({ game, rank, isLead, isEager, isDemo = false }: CardProps) {
  const message = useMessages();
  const { money, percent } = useFormat();
  const { name, table, jackpot, returnToPlayer, badges, providerName, providerCode } = game;
  const [badge] = badges ?? [];
  const seal = rank !== null ? String(rank) : badge ? message(badgeKeys[badge]) : '';
  const [term, sum] = jackpot
    ? [message('game.badgeJackpot'), jackpot]
    : table
      ? [message('game.from'), table.minStake]
      : [];
  const figure = sum ? money(sum, { whole: true }) : '';
  const rate = returnToPlayer === undefined ? '' : percent(returnToPlayer);
  const back = message('game.returnRate');
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
                {figure ? (
                  <>
                    <dt>{term}</dt>
                    <dd className={styles.value} translate="no">
                      {figure}
                    </dd>
                  </>
                ) : null}
                {rate ? (
                  <>
                    <dt>{back}</dt>
                    <dd className={styles.value}>{rate}</dd>
                  </>
                ) : null}
              </dl>
              <span className={styles.tear} aria-hidden="true">
                {message('game.play')}
              </span>
            </>
          ) : (
            <span className={styles.foot}>
              <span className={styles.first}>
                {figure ? (
                  <>
                    <span>{`${term} `}</span>
                    <span translate="no">{figure}</span>
                  </>
                ) : null}
              </span>
              {rate ? (
                <b className={styles.rate}>
                  {back} {rate}
                </b>
              ) : null}
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
