import { useEffect, type ReactNode } from 'react';
import { Boundary } from '../render/Boundary';
import { useApplication } from '../context/ApplicationContext';
import { useOnline } from '../context/useOnline';
import * as styles from './RootBoundary.css';

/**
 * The last net: a page whose payload or code fails to load is reported, and the player gets words and a way on, never a
 * white page. Once something stands in it, the boot script is told to replay presses: every part listens by then, also
 * those that are hydrated later.
 */
export function RootBoundary({ children }: { readonly children: ReactNode }) {
  useEffect(() => void dispatchEvent(new Event('livery:ready')), []);
  return (
    <Boundary what="page" failed={() => <FailedPage />}>
      {children}
    </Boundary>
  );
}

/** Says that the page could not be loaded; loads it again at a press, and by itself when the line is back. */
function FailedPage() {
  const { environment, i18n } = useApplication();
  useOnline(environment.reload);
  return (
    <main className={styles.failed} role="alert">
      <p>{i18n.t('common.pageFailed')}</p>
      <button type="button" className={styles.retry} onClick={() => environment.reload()}>
        {i18n.t('common.tryAgain')}
      </button>
    </main>
  );
}
