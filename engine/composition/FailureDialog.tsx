import { AlertDialog } from '@base-ui/react/alert-dialog';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { Words } from '../stores/noticesStore';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useApplication } from '../context/ApplicationContext';
import * as styles from './FailureDialog.css';
import { useMessages } from '../context/useText';

/**
 * The dialog of failures (ERR-3): one at a time, titled errorTitle; Escape and its button close it, and the focus goes
 * back to where it was.
 */
export const FailureDialog = observer(function FailureDialog({ words }: { readonly words: (words: Words) => string }) {
  const { notices } = useApplication().stores;
  const { alerts } = notices;
  const message = useMessages();
  const isOpen = alerts.length > 0;
  // While the dialog leaves it keeps its words. What has the focus is asked before the dialog takes it.
  const [shown, setShown] = useState(() => ({ isOpen, alerts, opener: document.activeElement }));
  if (isOpen !== shown.isOpen || (isOpen && alerts !== shown.alerts))
    setShown({
      isOpen,
      alerts: isOpen ? alerts : shown.alerts,
      opener: isOpen && !shown.isOpen ? document.activeElement : shown.opener,
    });
  useFocusReturn(isOpen, shown.opener);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && notices.closeAlert()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup className={styles.dialog} finalFocus={false} data-part="failure-dialog">
          <Icon name="alert" size={28} className={styles.sign} />
          <AlertDialog.Title className={styles.title}>{words({ failure: 'errorTitle' })}</AlertDialog.Title>
          <AlertDialog.Description render={<div />} className={styles.text}>
            {shown.alerts.map(words).map((line) => (
              <p key={line} className={styles.line}>
                {line}
              </p>
            ))}
          </AlertDialog.Description>
          <AlertDialog.Close
            render={
              <Button kind="primary" className={styles.close}>
                {message('common.close')}
              </Button>
            }
          />
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
});

/**
 * Gives the focus back to what had it when the dialog opened, after the platform's pause; to the page's content where
 * that is gone.
 */
function useFocusReturn(isOpen: boolean, opener: Element | null): void {
  const { environment, stores } = useApplication();
  const { focusRestoreMs } = stores.site.site.timings;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    if (isOpen) return;
    const back = environment.setTimeout(() => {
      const target =
        opener instanceof HTMLElement && opener !== document.body && opener.isConnected
          ? opener
          : document.getElementById('main');
      target?.focus();
    }, focusRestoreMs);
    return () => environment.clearTimeout(back);
  }, [isOpen, opener, environment, focusRestoreMs]);
}
