import { useRef, type SubmitEvent } from 'react';
import { Icon } from '../../../engine';
import type { GameSearchFormProps } from '../variants';
import * as styles from './Counter.css';

/** A field as wide as its place with a solid button at the end, as in a shop. */
export function Counter({ label, placeholder, action, onSubmit }: GameSearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit(field.current?.value ?? '');
  };
  return (
    <form className={styles.form} role="search" aria-label={label} action={action} onSubmit={handleSubmit} data-part="game-search">
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
      <button type="submit" className={styles.button} aria-label={label}>
        <Icon name="search" />
      </button>
    </form>
  );
}
