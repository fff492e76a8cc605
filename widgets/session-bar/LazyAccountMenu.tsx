import { Suspense, type ComponentProps } from 'react';
import { Boundary, Icon, lazyPart, useMessages } from '../../engine';
import { opener, small } from './AccountMenu.css';
import type { AccountMenu as Menu } from './AccountMenu';

const AccountMenu = lazyPart(() => import('./AccountMenu').then((module) => module.AccountMenu));

/**
 * The account menu, loaded with the first player, never with a guest; until then its room is kept. Where it fails to
 * load, a button that looks like it asks again (STATE-6), and what stands beside it stays.
 */
export function LazyAccountMenu(props: ComponentProps<typeof Menu>) {
  const message = useMessages();
  const { isSmall, playerName } = props;
  const className = isSmall ? small : opener;
  return (
    <Boundary
      what="account menu"
      failed={(retry) => (
        <button
          type="button"
          className={className}
          aria-label={message('session.account', { name: playerName })}
          onClick={retry}
        >
          <Icon name="user" size={22} />
        </button>
      )}
    >
      <Suspense
        fallback={
          <span className={className} aria-hidden="true" translate="no">
            {isSmall ? null : playerName}
          </span>
        }
      >
        <AccountMenu {...props} />
      </Suspense>
    </Boundary>
  );
}
