import type { MouseEvent } from 'react';
import { Icon, isPlainPress, useMessages, useModals } from '../../engine';
import * as styles from './PartnersButton.css';

/** Opens the partners (SHELL-2). It is a link to the modal's name, so it works before scripts do. */
export function PartnersButton() {
  const message = useMessages();
  const { open, prepare } = useModals();
  const handleClick = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    open('partners');
  };
  return (
    <a
      href="#partners"
      className={styles.button}
      aria-label={message('partnersButton.label')}
      aria-haspopup="dialog"
      onClick={handleClick}
      onPointerEnter={() => prepare('partners')}
      onFocus={() => prepare('partners')}
      data-part="partners-button"
    >
      <Icon name="link" size={22} />
      <span className={styles.label} data-part="float-label">
        {message('partnersButton.label')}
      </span>
    </a>
  );
}
