import type { Environment } from '../environment';

/** Tells the other tabs which visit has ended (STATE-6). */
interface LogoutMessage {
  readonly ended: string;
}

/** Tells the tabs of a browser of each other's logouts; `onLogout` hears the visit that another tab has ended. */
export function openLogoutChannel(
  environment: Pick<Environment, 'openChannel'>,
  onLogout: (visit: string) => void,
): (visit: string) => void {
  const channel = environment.openChannel('livery.session', (message) => {
    if (isLogoutMessage(message)) onLogout(message.ended);
  });
  return (visit) => channel.post({ ended: visit } satisfies LogoutMessage);
}

function isLogoutMessage(message: unknown): message is LogoutMessage {
  return typeof message === 'object' && message !== null && 'ended' in message && typeof message.ended === 'string';
}
