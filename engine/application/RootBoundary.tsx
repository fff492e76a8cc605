import { useEffect, type ReactNode } from 'react';
import { Boundary } from '../render/Boundary';
import { useApplication } from './ApplicationContext';
import * as styles from './RootBoundary.css';

/**
 * The last net: a page whose payload or code cannot be had is reported, and the player gets words and a way on, never a white page. Once
 * something stands in it, the boot script is told to replay presses: every part listens by then, also those that are taken over later.
 */
export function RootBoundary({ children }: { readonly children: ReactNode }) {
  const { environment, i18n } = useApplication();
  useEffect(() => void dispatchEvent(new Event('livery:ready')), []);
  return (
    <Boundary
      what="page"
      failed={() => (
        <main className={styles.failed} role="alert">
          <p>{i18n.t('common.pageFailed')}</p>
          <button type="button" className={styles.retry} onClick={() => environment.reload()}>
            {i18n.t('common.tryAgain')}
          </button>
        </main>
      )}
    >
      {children}
    </Boundary>
  );
}
