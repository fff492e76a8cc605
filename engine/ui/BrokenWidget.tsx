import { useMessages } from '../context/useText';
import { Button } from './Button';
import * as styles from './BrokenWidget.css';

/** What players see in place of a widget that broke: words, and another try. */
export function BrokenWidget({ type, onRetry }: { readonly type: string; readonly onRetry: () => void }) {
  const message = useMessages();
  return (
    <div className={styles.broken} data-broken-widget={type}>
      <p className={styles.brokenWords}>{message('common.brokenPart')}</p>
      <Button size="compact" onClick={onRetry}>
        {message('common.tryAgain')}
      </Button>
    </div>
  );
}
