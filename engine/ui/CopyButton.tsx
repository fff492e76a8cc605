import { useState } from 'react';
import { useMessages } from '../application/useText';
import * as styles from './CopyButton.css';
import { Icon } from './Icon';

/** Copies a text; the sign turns into a tick, and a screen reader hears it. Where the browser refuses, the text can still be marked by hand. */
export function CopyButton({ text, label }: { readonly text: string; /** What is copied, for example `Reference LH-1`. */ readonly label: string }) {
  const message = useMessages();
  const [isCopied, setIsCopied] = useState(false);
  // Absent where the page does not come over a secure connection.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const copy = () =>
    void clipboard?.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <button type="button" className={styles.copy} aria-label={message('records.copy', { what: label })} onClick={copy} onBlur={() => setIsCopied(false)}>
      <Icon name={isCopied ? 'check' : 'copy'} />
      <span role="status" className={styles.heard}>
        {isCopied ? message('records.copied') : ''}
      </span>
    </button>
  );
}
