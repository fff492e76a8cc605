import { useMessages } from '../context/useText';
import { Button } from '../ui/Button';
import * as styles from './ModalContent.css';

/** Words and a way on where a modal did not arrive. */
export function ModalFailed({ onRetry }: { readonly onRetry: () => void }) {
  const message = useMessages();
  return (
    <div className={`${styles.body} ${styles.failed}`} role="alert">
      <p className={styles.words}>{message('common.modalFailed')}</p>
      <Button kind="primary" onClick={onRetry}>
        {message('common.tryAgain')}
      </Button>
    </div>
  );
}
