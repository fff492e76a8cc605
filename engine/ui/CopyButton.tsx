import { useState } from 'react';
import { copyText } from '../rareAbilities';
import { useMessages } from '../context/useText';
import * as styles from './CopyButton.css';
import { Icon } from './Icon';

/**
 * Copies a text; the sign turns into a tick, and a screen reader hears it. Where the browser refuses, the text can
 * still be marked by hand.
 */
export function CopyButton({
  text,
  label,
}: {
  readonly text: string;
  /** What is copied, for example `Reference LH-1`. */ readonly label: string;
}) {
  const message = useMessages();
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => void copyText(text).then(setIsCopied);
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={message('records.copy', { what: label })}
      onClick={copy}
      onBlur={() => setIsCopied(false)}
    >
      <Icon name={isCopied ? 'check' : 'copy'} />
      <span role="status" className={styles.heard}>
        {isCopied ? message('records.copied') : ''}
      </span>
    </button>
  );
}
