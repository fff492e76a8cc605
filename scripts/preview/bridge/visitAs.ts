import { when } from 'mobx';
import type { SessionStore } from '../../../engine/stores/sessionStore';
import type { Visit } from '../protocol';

const key = 'livery.preview.visit';

/** Makes the site's visitor the one that the view asks for, once for each; somebody who signed in by hand stays until another is chosen. Gives why the platform refuses, else null. */
export async function visitAs(session: SessionStore, { persona, credentials, aheadMs }: Visit): Promise<string | null> {
  await when(() => session.isRestored);
  const wanted = `${persona} ${aheadMs}`;
  if ((window.sessionStorage.getItem(key) ?? 'guest 0') === wanted) return null;
  window.sessionStorage.setItem(key, wanted);
  session.logout();
  if (credentials === null) return null;
  const outcome = await session.login(credentials.accountId, credentials.password);
  return outcome.ok ? null : outcome.failure.statusMessage;
}
