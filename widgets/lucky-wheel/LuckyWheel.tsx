import {
  Burst,
  Button,
  EmptyState,
  FailedState,
  Skeleton,
  listOf,
  useFormat,
  useMessages,
  useNow,
  usePlayerRead,
  useLocale,
  type Prize,
} from '../../engine';
import * as styles from './LuckyWheel.css';
import { useSpin } from './useSpin';
import { WheelDisc } from './WheelDisc';

/** The wheel of prizes: where it stops, and what that pays, is the platform's (CALL-X). A turn is asked for once. */
export function LuckyWheel() {
  const message = useMessages();
  const { money, number, countdown } = useFormat();
  const locale = useLocale();
  const now = useNow(1000);
  const { status, value: wheel, failure, refresh } = usePlayerRead('wheel', {});
  const { discRef, won, isTurning, isChecking, spin, look } = useSpin(wheel, refresh);

  const nameOf = ({ kind, amount }: Prize): string =>
    kind === 'money'
      ? money(amount, { short: true })
      : kind === 'nothing'
        ? message('luckyWheel.nothing')
        : message(`luckyWheel.${kind}`, { count: Number(amount), formatted: number(amount) });

  const spins = wheel?.spins ?? 0;
  const left = wheel && now !== null ? countdown(wheel.nextAt, now) : '';
  const result =
    won === null
      ? ''
      : won.kind === 'nothing'
        ? message('luckyWheel.lost')
        : message('luckyWheel.won', { prize: nameOf(won) });

  return (
    <section className={styles.game} aria-labelledby="wheel-title" data-part="lucky-wheel">
      <div className={styles.head}>
        <h1 id="wheel-title" className={styles.title}>
          {message('luckyWheel.title')}
        </h1>
        <p className={styles.rules}>{message('luckyWheel.rules')}</p>
      </div>
      {status === 'failed' && failure?.isMissing ? (
        <FailedState call="wheel" onRetry={refresh} />
      ) : status === 'failed' ? (
        <EmptyState
          icon="alert"
          title={message('luckyWheel.failed')}
          action={<Button onClick={refresh}>{message('luckyWheel.retry')}</Button>}
        />
      ) : (
        <>
          <div className={won && won.kind !== 'nothing' ? styles.bright : styles.table}>
            {wheel ? (
              <WheelDisc
                segments={wheel.segments}
                nameOf={nameOf}
                label={message('luckyWheel.prizes', {
                  list: listOf(
                    locale.lang,
                    wheel.segments.map(({ prize }) => nameOf(prize)),
                  ),
                })}
                discRef={discRef}
              />
            ) : (
              <Skeleton className={styles.skeleton} />
            )}
            {won && won.kind !== 'nothing' ? <Burst /> : null}
          </div>
          <p role="status" className={styles.result} data-part="wheel-result">
            {isChecking ? message('luckyWheel.checking') : result}
          </p>
          {isChecking ? (
            <Button kind="primary" disabled={!wheel} onClick={look}>
              {message('luckyWheel.look')}
            </Button>
          ) : (
            <Button
              kind={spins === 0 && !isTurning ? 'secondary' : 'primary'}
              className={styles.press}
              isBusy={isTurning}
              disabled={!wheel || (spins === 0 && !isTurning)}
              onClick={spin}
            >
              {message(won ? 'luckyWheel.again' : 'luckyWheel.spin')}
            </Button>
          )}
          <p className={styles.left}>
            {wheel
              ? spins > 0
                ? message('luckyWheel.left', { count: spins })
                : message('luckyWheel.next', { time: left })
              : ''}
          </p>
        </>
      )}
    </section>
  );
}
