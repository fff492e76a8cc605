import { useRef, type SubmitEvent } from 'react';
import { Icon, safeAddress } from '../../../engine';
import type { GameSearchFormProps } from '../variants';
import * as styles from './Box.css';

/** A wide field. */
export function Box({ label, placeholder, action, onSubmit }: GameSearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit(field.current?.value ?? '');
  };
  return (
    <form
      className={styles.box}
      role="search"
      aria-label={label}
      action={safeAddress(action)}
      onSubmit={handleSubmit}
      data-part="game-search"
    >
      <Icon name="search" />
      <input
        ref={field}
        className={styles.input}
        type="search"
        name="search"
        maxLength={60}
        aria-label={label}
        placeholder={placeholder}
        enterKeyHint="search"
        autoComplete="off"
      />
    </form>
  );
}
