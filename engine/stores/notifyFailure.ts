import type { FailedCall } from '../api/failedCall';
import { outcomeOf } from '../api/outcome';
import type { Stores } from './stores';
import { hideMissingGroup } from './hideMissingGroup';

/**
 * Shows a failed call to the player, or ends the session (ERR-1…3, STATE-8). Returns true when the caller must show
 * nothing: the failure is shown, or the call belongs to a session that has ended. A call that the platform lacks is not
 * shown. If the platform lacks the whole group of the call, the links to its pages disappear (CALL-X).
 */
export function notifyFailure(
  failed: FailedCall,
  { site: store, session, sessionLoader, notices }: Pick<Stores, 'site' | 'session' | 'sessionLoader' | 'notices'>,
): boolean {
  const { site } = store;
  const { failure, errorPresentation, identity } = failed;
  if (failed.withdrawn) hideMissingGroup(failed.withdrawn, store);
  if (failure.isMissing) return false;
  if (identity !== null && identity.auth !== session.identity?.auth) return true;
  const outcome = outcomeOf(failed, { ...site.session, ...site.failures });
  switch (outcome) {
    case 'log':
      return false;
    case 'toast':
      notices.show({ tone: 'error', title: { failure: failure.statusMessage }, duration: site.timings.errorToastMs });
      return true;
    case 'dialog':
      notices.alert({ failure: failure.statusMessage });
      return true;
    case 'expire':
      // A guest has no session that could end, and the form says what is wrong with the account: one message, where it
      // was asked for.
      if (identity === null && (errorPresentation === 'form' || failure.statusMessage === 'onBreak')) return false;
      notices.show({
        tone: 'warning',
        title: { failure: 'invalidSession' },
        text: { failure: failure.statusMessage === 'onBreak' ? 'onBreak' : 'sessionExpired' },
        duration: site.timings.sessionToastMs,
      });
      sessionLoader.loaded?.expire();
      return true;
  }
}
