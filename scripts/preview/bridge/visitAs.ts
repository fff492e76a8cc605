import { when } from 'mobx';
import type { Environment } from '../../../engine/environment';
import type { Stores } from '../../../engine/stores/stores';
import type { Visit } from '../protocol';

const key = 'livery.preview.visit';

/**
 * Makes the site's visitor the one that the view asks for, once for each; somebody who signed in by hand stays until
 * another is chosen. Returns why the platform refuses, else null.
 */
export async function visitAs(
  { session: kept }: Environment,
  { session, sessionLoader }: Pick<Stores, 'session' | 'sessionLoader'>,
  { persona, credentials, aheadMs }: Visit,
): Promise<string | null> {
  await when(() => session.isRestored);
  const wanted = `${persona} ${aheadMs}`;
  if ((kept.get(key) ?? 'guest 0') === wanted) return null;
  sessionLoader.loaded?.logout();
  const outcome =
    credentials === null ? null : await (await sessionLoader.load()).login(credentials.accountId, credentials.password);
  kept.set(key, wanted);
  return outcome === null || outcome.ok ? null : outcome.failure.statusMessage;
}
