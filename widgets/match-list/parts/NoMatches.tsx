import { Button, Icon, useMessages } from '../../../engine';
import type { NoMatchesProps } from '../variants';
import * as styles from './NoMatches.css';

/** Stands where matches would: there are none now, or they could not be loaded and can be asked for again. */
export function NoMatches({ title, isFailed, onRetry }: NoMatchesProps) {
  const message = useMessages();
  return (
    <section aria-label={title} data-part="no-matches">
      <h2>{title}</h2>
      <div className={styles.empty} role="status">
        <Icon name={isFailed ? 'alert' : 'sports'} size={36} />
        <p className={styles.text}>{message(isFailed ? 'matchList.showsEmpty.failedTitle' : 'matchList.none')}</p>
        {isFailed ? <Button onClick={onRetry}>{message('common.tryAgain')}</Button> : null}
      </div>
    </section>
  );
}
