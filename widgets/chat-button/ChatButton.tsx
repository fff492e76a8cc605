import { observer } from 'mobx-react-lite';
import { Icon, useLiveChat, useMessages } from '../../engine';
import * as styles from './ChatButton.css';

/** Opens and closes the live chat, where the site has one (SHELL-3). */
export const ChatButton = observer(function ChatButton() {
  const message = useMessages();
  const { isOffered, isOpen, toggle, panel, opener } = useLiveChat();
  if (!isOffered) return null;
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.button}
        aria-label={message('chatButton.label')}
        aria-expanded={isOpen}
        onClick={toggle}
        data-part="chat-button"
      >
        <Icon name="chat" size={22} />
        <span className={styles.label} data-part="float-label">
          {message('chatButton.label')}
        </span>
      </button>
      {panel}
    </>
  );
});
