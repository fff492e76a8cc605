import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import {
  Icon,
  isPlainPress,
  safeAddress,
  useClosable,
  useMessages,
  useModals,
  useRoute,
  useStores,
} from '../../engine';
import * as styles from './RewardsButton.css';

/**
 * Leads a player to the minigame in a new tab, and a guest to sign in as the site's table of rewards says: a modal or a
 * page (SHELL-1). It is a link, so it works before scripts do. Closed, it stays so for the session.
 */
export const RewardsButton = observer(function RewardsButton() {
  const message = useMessages();
  const { session, site } = useStores();
  const { hrefOf, navigate } = useRoute();
  const modals = useModals();
  const [isClosed, close] = useClosable('rewards');
  const { rewards, routes } = site.site;
  if (isClosed || !routes.some(({ name }) => name === rewards.player)) return null;
  const next = hrefOf(rewards.player);
  const { guest } = rewards;
  const isModal = guest.kind === 'modal';
  const handleClick = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    if (isModal) modals.open(guest.modal, { next });
    else navigate(guest.route, { next });
  };
  return (
    <div className={styles.rewards} data-part="rewards">
      {session.isAuthenticated ? (
        <a
          href={hrefOf(rewards.player)}
          target="_blank"
          rel="noopener"
          className={styles.link}
          aria-label={message('rewardsButton.open')}
        >
          <Icon name="gift" size={26} />
          <span className={styles.label} data-part="float-label">
            {message('rewardsButton.label')}
          </span>
        </a>
      ) : (
        <a
          href={safeAddress(
            isModal ? `?next=${encodeURIComponent(next)}#${guest.modal}` : hrefOf(guest.route, { next }),
          )}
          className={styles.link}
          aria-label={message('rewardsButton.label')}
          aria-haspopup={isModal ? 'dialog' : undefined}
          onClick={handleClick}
          onPointerEnter={() => isModal && modals.prepare(guest.modal)}
          onFocus={() => isModal && modals.prepare(guest.modal)}
        >
          <Icon name="gift" size={26} />
          <span className={styles.label} data-part="float-label">
            {message('rewardsButton.label')}
          </span>
        </a>
      )}
      <button type="button" className={styles.close} aria-label={message('rewardsButton.close')} onClick={close}>
        <Icon name="close" size={14} />
      </button>
    </div>
  );
});
