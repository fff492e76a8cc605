import { lazy, Suspense, type ComponentProps } from 'react';
import { opener, small } from './AccountMenu.css';
import type { AccountMenu as Menu } from './AccountMenu';

const AccountMenu = lazy(() => import('./AccountMenu').then((module) => ({ default: module.AccountMenu })));

/** The account menu, loaded with the first player, never with a guest; until then its room is kept. */
export function LazyAccountMenu(props: ComponentProps<typeof Menu>) {
  return (
    <Suspense
      fallback={
        <span className={props.isSmall ? small : opener} aria-hidden="true" translate="no">
          {props.isSmall ? null : props.playerName}
        </span>
      }
    >
      <AccountMenu {...props} />
    </Suspense>
  );
}
