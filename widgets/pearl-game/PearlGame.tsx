import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  Burst,
  Button,
  ButtonLink,
  FailedState,
  useFormat,
  useMessages,
  useMoneyIntent,
  useStores,
  type MinigameRound,
  type WidgetProps,
} from '../../engine';
import type { PearlGameProps } from '../../schemas/generated/widgets';
import * as styles from './PearlGame.css';
import { Shell } from './Shell';
import { useShuffle } from './useShuffle';

const shells = [0, 1, 2] as const;

interface Played {
  readonly round: MinigameRound;
  readonly stake: number;
  readonly choice: number;
}

/**
 * Three shells and a pearl: the player stakes tokens and picks one, the platform says where the pearl is (CALL-X). A
 * round is asked for once; what came of one from before the page was left is shown when it is opened again.
 */
export const PearlGame = observer(function PearlGame({ stakes, multiplier }: WidgetProps<PearlGameProps>) {
  const message = useMessages();
  const { number } = useFormat();
  const { session, sessionLoader, site } = useStores();
  const intent = useMoneyIntent('minigameRound');
  const { row, shuffle } = useShuffle();
  const [wanted, setWanted] = useState<number | null>(null);
  const [last, setLast] = useState<Played | null>(null);
  const [history, setHistory] = useState<readonly Played[]>([]);
  const tokens = Number(session.gameTokens ?? 0);
  const isKnown = session.gameTokens !== null;
  const affordable = stakes.filter((stake) => !isKnown || stake <= tokens);
  const isOpen = intent.status === 'sending' || intent.status === 'checking' || intent.status === 'unconfirmed';
  const likely =
    wanted !== null && affordable.includes(wanted) ? wanted : (affordable[Math.min(1, affordable.length - 1)] ?? null);
  const stake = isOpen ? intent.params.stake : likely;
  const chosen = isOpen ? intent.params.choice : last?.choice;

  const { status } = intent;
  // The balance, which is read again, says what became of a round that was refused when it was asked for again.
  const isRefused = status === 'refused' || (status === 'unconfirmed' && intent.failure !== undefined);
  const take = useEffectEvent(() => {
    if (intent.status === 'done') {
      const played = { round: intent.value, stake: intent.params.stake, choice: intent.params.choice };
      setLast(played);
      setHistory((rounds) => [played, ...rounds].slice(0, 6));
      sessionLoader.loaded?.setTokens({ tokens: played.round.tokens, frozenTokens: played.round.frozenTokens });
    }
    if (intent.status === 'unconfirmed') void sessionLoader.loaded?.loadBalance();
    intent.reset();
  });
  useEffect(() => {
    if (status === 'done' || isRefused) take();
  }, [status, isRefused]);
  const pick = (choice: number) => {
    if (stake !== null && !isOpen && last === null) void intent.send({ stake, choice });
  };
  const begin = () => {
    setLast(null);
    shuffle();
  };

  const isWin = last !== null && last.round.won > 0;
  const isChecking = intent.status === 'unconfirmed' || intent.status === 'checking';
  const words = isChecking
    ? message('pearlGame.checking')
    : intent.status === 'sending'
      ? message('pearlGame.sending')
      : last === null
        ? ''
        : isWin
          ? message('pearlGame.won', { count: last.round.won, formatted: number(last.round.won) })
          : message('pearlGame.lost', { shell: last.round.pearl + 1 });

  return (
    <section className={styles.game} aria-labelledby="pearl-title" data-part="pearl-game">
      <div className={styles.head}>
        <h1 id="pearl-title" className={styles.title}>
          {message('pearlGame.title')}
        </h1>
        <p className={styles.rules}>
          {multiplier === undefined
            ? message('pearlGame.rules')
            : message('pearlGame.rulesTimes', { formatted: number(multiplier) })}
        </p>
      </div>
      {site.layout.missing?.includes('minigameRound') ? (
        <FailedState call="minigameRound" onRetry={begin} />
      ) : (
        <>
          <div className={styles.sea}>
            <div ref={row} className={styles.row} role="group" aria-label={message('pearlGame.pick')}>
              {shells.map((shell) => {
                const isLifted = last !== null && (shell === last.round.pearl || shell === last.choice);
                return (
                  <button
                    key={shell}
                    type="button"
                    className={styles.shell}
                    aria-label={message('pearlGame.shell', { number: shell + 1 })}
                    aria-pressed={chosen === shell}
                    aria-disabled={isOpen || last !== null || stake === null || !session.isAuthenticated}
                    data-lifted={isLifted || undefined}
                    data-waiting={(isOpen && chosen === shell) || undefined}
                    onClick={() => pick(shell)}
                  >
                    {last?.round.pearl === shell ? <span className={styles.pearl} data-part="pearl" /> : null}
                    <span className={styles.lid}>
                      <Shell />
                    </span>
                  </button>
                );
              })}
            </div>
            {isWin ? <Burst /> : null}
          </div>
          <p role="status" className={styles.result} data-part="pearl-result">
            {words}
          </p>
          {isChecking ? (
            <Button kind="primary" className={styles.press} onClick={() => void intent.retry()}>
              {message('pearlGame.look')}
            </Button>
          ) : last ? (
            <Button kind="primary" className={styles.press} onClick={begin}>
              {message('pearlGame.again')}
            </Button>
          ) : stake === null ? (
            <div className={styles.none}>
              <p>{message('pearlGame.none')}</p>
              <ButtonLink route="spin" kind="primary">
                {message('pearlGame.toWheel')}
              </ButtonLink>
              <ButtonLink route="mission">{message('pearlGame.toMissions')}</ButtonLink>
            </div>
          ) : (
            <fieldset className={styles.stakes}>
              <legend className={styles.legend}>{message('pearlGame.stake')}</legend>
              {stakes.map((amount) => (
                <label key={amount} className={styles.stake}>
                  <input
                    type="radio"
                    name="stake"
                    className={styles.radio}
                    checked={amount === stake}
                    disabled={isOpen || !affordable.includes(amount)}
                    onChange={() => setWanted(amount)}
                  />
                  <span className={styles.chip}>{number(amount)}</span>
                </label>
              ))}
            </fieldset>
          )}
        </>
      )}
      {history.length > 0 ? (
        <ol className={styles.history} aria-label={message('pearlGame.history')}>
          {history.map(({ round, stake: staked }) => (
            <li key={round.id} className={round.won > 0 ? styles.gain : styles.loss}>
              {message(round.won > 0 ? 'pearlGame.gain' : 'pearlGame.loss', {
                formatted: number(round.won > 0 ? round.won - staked : staked),
              })}
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  );
});
