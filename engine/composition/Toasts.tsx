import { Toast } from '@base-ui/react/toast';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { closePopover, openPopover } from '../abilities';
import type { Notice, Words } from '../stores/noticesStore';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/icons/iconNames';
import { useApplication } from '../context/ApplicationContext';
import * as styles from './Notices.css';
import { useMessages } from '../context/useText';
import { watchTopDialog } from './topDialog';

interface Props {
  readonly words: (words: Words) => string;
}

/**
 * Short messages, bottom right, read out as they come and gone by themselves (ERR-1, ERR-3); a pointer, the focus or
 * another tab holds them.
 */
export function Toasts({ words }: Props) {
  return (
    <Toast.Provider>
      <Feed words={words} />
      <Stack />
    </Toast.Provider>
  );
}

const icons: Readonly<Record<Notice['tone'], IconName>> = { error: 'alert', warning: 'info', success: 'check' };

/** What stays this long can be closed; a short message has no button (ERR-3). */
const longMs = 5_000;

/** Shows the notices of the store. A notice that comes while the page is hidden waits until it is visible. */
const Feed = observer(function Feed({ words }: Props) {
  const { stores } = useApplication();
  const { notices } = stores.notices;
  const { add, close } = Toast.useToastManager();
  const isVisible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  const fed = useRef(new Map<number, number>());
  useEffect(() => {
    if (!isVisible) return;
    for (const { id, tone, title, text, duration, repeats } of notices) {
      if (fed.current.get(id) === repeats) continue;
      fed.current.set(id, repeats);
      add({
        id: String(id),
        type: tone,
        title: words(title),
        description: text && words(text),
        timeout: duration,
        onClose: () => stores.notices.dismiss(id),
      });
    }
    for (const id of fed.current.keys()) {
      if (notices.some((notice) => notice.id === id)) continue;
      fed.current.delete(id);
      close(String(id));
    }
  }, [notices, isVisible, words, add, close, stores]);
  return null;
});

/**
 * The live region of the messages. What lies below an open modal is inert and is not read out, so it stands in the
 * modal then.
 */
function Stack() {
  const message = useMessages();
  const { toasts } = Toast.useToastManager();
  const [modal, setModal] = useState<HTMLDialogElement>();
  useLayoutEffect(() => watchTopDialog(setModal), []);
  const stack = (
    <Toast.Viewport ref={stayAbove} className={styles.stack} aria-label={message('notice.label')} data-part="toasts">
      {toasts.map((toast) => (
        <Toast.Root
          key={toast.id}
          toast={toast}
          className={`${styles.notice} ${styles.tones[toneOf(toast.type)]}`}
          data-part={`toast-${toast.type}`}
        >
          <Icon name={icons[toneOf(toast.type)]} size={20} className={styles.sign} />
          <div>
            <Toast.Title render={<p />} className={styles.title} />
            <Toast.Description className={styles.text} />
          </div>
          {(toast.timeout ?? 0) > longMs ? (
            <Toast.Close className={styles.close} aria-label={message('common.close')} aria-hidden={false}>
              <Icon name="close" />
            </Toast.Close>
          ) : null}
        </Toast.Root>
      ))}
    </Toast.Viewport>
  );
  return modal ? createPortal(stack, modal) : stack;
}

/** Keeps a place above everything, above popovers that open later too. */
function stayAbove(place: HTMLElement | null): (() => void) | undefined {
  place?.setAttribute('popover', 'manual');
  if (!place || !openPopover(place)) {
    // Browsers hide a popover that is not shown.
    place?.removeAttribute('popover');
    return undefined;
  }
  const rise = (event: Event) => {
    const { target, newState } = event as ToggleEvent;
    const isOther = target instanceof Element && target !== place && target.matches('[popover]');
    // What is hidden loses the focus.
    if (!isOther || newState !== 'open' || place.contains(document.activeElement)) return;
    closePopover(place);
    openPopover(place);
  };
  // They do not bubble.
  document.addEventListener('toggle', rise, true);
  return () => document.removeEventListener('toggle', rise, true);
}

function toneOf(type: string | undefined): Notice['tone'] {
  return type === 'warning' || type === 'success' ? type : 'error';
}

function onVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
