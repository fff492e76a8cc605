import { useEffect, useRef, type SubmitEvent } from 'react';
import { Icon, safeAddress } from '../../../engine';
import type { GameSearchFormProps } from '../variants';
import * as styles from './Box.css';

/** A wide field that the key `/` reaches from anywhere on the page. */
export function Box({ label, placeholder, action, onSubmit }: GameSearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [contenteditable]') !== null;
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
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
        aria-keyshortcuts="/"
        placeholder={placeholder}
        enterKeyHint="search"
        autoComplete="off"
      />
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
    </form>
  );
}
