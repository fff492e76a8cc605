import { observer } from 'mobx-react-lite';
import { useFormat, useStores, useVariant, type WidgetProps } from '../../engine';
import type { SessionBarProps } from '../../schemas/generated/widgets';
import { forms } from './variants';

/** Guest: ways in. Player: balance, deposit, account menu with sign-out (STATE-4, STATE-6). */
export const SessionBar = observer(function SessionBar({ variant }: WidgetProps<SessionBarProps>) {
  const { session, sessionLoader } = useStores();
  const { money } = useFormat();
  const Form = useVariant(forms, variant);
  const balance = session.balance === null ? '' : money(session.balance);
  return (
    <Form
      isPlayer={session.isAuthenticated}
      balance={balance}
      isLong={balance.length > 11}
      playerName={session.fullName || session.accountId}
      onLogout={() => sessionLoader.loaded?.logout()}
    />
  );
});
