import { useMessages } from '../application/useText';
import * as styles from './placeholders.css';

/** What players see in place of a widget that broke. */
export function BrokenWidget({ type }: { readonly type: string }) {
  const message = useMessages();
  return (
    <p className={styles.broken} data-broken-widget={type}>
      {message('common.brokenPart')}
    </p>
  );
}
