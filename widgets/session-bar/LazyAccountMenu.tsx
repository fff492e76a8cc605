import { lazy, Suspense, type ComponentProps } from 'react';
import './AccountMenu.css';
import type { AccountMenu as Menu } from './AccountMenu';

const AccountMenu = lazy(() => import('./AccountMenu').then((module) => ({ default: module.AccountMenu })));

/** The account menu, loaded with the first player, never with a guest. */
export function LazyAccountMenu(props: ComponentProps<typeof Menu>) {
  return (
    <Suspense fallback={null}>
      <AccountMenu {...props} />
    </Suspense>
  );
}
