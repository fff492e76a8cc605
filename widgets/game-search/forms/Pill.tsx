import type { SyntheticEvent } from 'react';
import { Icon, safeAddress } from '../../../engine';
import type { GameSearchFormProps } from '../variants';
import * as styles from './Pill.css';

/** A rounded search field in a tint of the surface it stands on; sends by Enter. */
export function Pill({ label, action, onSubmit }: GameSearchFormProps) {
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('search');
    onSubmit(typeof words === 'string' ? words : '');
  };
  return (
    <form
      role="search"
      aria-label={label}
      action={safeAddress(action)}
      className={styles.form}
      onSubmit={handleSubmit}
      data-part="search-pill"
    >
      <label className={styles.label}>
        <Icon name="search" size={20} />
        <input
          className={styles.input}
          type="search"
          name="search"
          aria-label={label}
          placeholder={label}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
    </form>
  );
}
