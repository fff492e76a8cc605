import { observer } from 'mobx-react-lite';
import { useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import type { Words } from '../stores/noticesStore';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useApplication } from '../context/ApplicationContext';
import * as styles from './FailureDialog.css';
import { useFailureDialog } from './useFailureDialog';
import { useMessages } from '../context/useText';

/**
 * The dialog of failures (ERR-3): one at a time, titled errorTitle. It stands above an open modal. Escape and its
 * button close it alone, and the focus goes back to where it was.
 */
export const FailureDialog = observer(function FailureDialog({ words }: { readonly words: (words: Words) => string }) {
  const { notices } = useApplication().stores;
  const { alerts } = notices;
  const message = useMessages();
  const isOpen = alerts.length > 0;
  // While the dialog leaves it keeps its words.
  const [shown, setShown] = useState(alerts);
  if (isOpen && alerts !== shown) setShown(alerts);
  const dialog = useRef<HTMLDialogElement>(null);
  useFailureDialog(dialog, isOpen);
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    notices.closeAlert();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') handleCancel(event);
  };
  // Not in the region of messages, which would read it out a second time.
  return createPortal(
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.frame}
      aria-labelledby="failure-title"
      aria-describedby="failure-text"
      // A phone's way back; Escape comes as a key, in browsers without modal dialogs too.
      onCancel={handleCancel}
      onKeyDown={handleKeyDown}
      // Closed by the browser itself.
      onClose={({ currentTarget }) => !currentTarget.open && notices.closeAlert()}
      data-part="failure-dialog"
    >
      <div className={styles.panel}>
        <Icon name="alert" size={28} className={styles.sign} />
        <h2 id="failure-title" className={styles.title}>
          {words({ failure: 'errorTitle' })}
        </h2>
        <div id="failure-text" className={styles.text}>
          {shown.map(words).map((line) => (
            <p key={line} className={styles.line}>
              {line}
            </p>
          ))}
        </div>
        <Button kind="primary" className={styles.close} onClick={() => notices.closeAlert()}>
          {message('common.close')}
        </Button>
      </div>
    </dialog>,
    document.body,
  );
});
