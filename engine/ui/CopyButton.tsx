import { useState } from 'react';
import { copyText } from '../rareAbilities';
import { useMessages } from '../context/useText';
import * as styles from './CopyButton.css';
import { Icon } from './Icon';

/**
 * Copies a text; the sign turns into a tick, and a screen reader hears it. Where the browser refuses, words beside the
 * button say so: what was copied before must not be taken for this.
 */
export function CopyButton({
  text,
  label,
}: {
  readonly text: string;
  /** What is copied, for example `Reference LH-1`. */ readonly label: string;
}) {
  const message = useMessages();
  const [state, setState] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = () => void copyText(text).then((isCopied) => setState(isCopied ? 'copied' : 'copyFailed'));
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        aria-label={message('records.copy', { what: label })}
        onClick={copy}
        onBlur={() => setState(null)}
      >
        <Icon name={state === 'copied' ? 'check' : state ? 'alert' : 'copy'} />
      </button>
      <span role="status" className={state === 'copyFailed' ? styles.refused : styles.heard}>
        {state ? message(`records.${state}`) : ''}
      </span>
    </>
  );
}
