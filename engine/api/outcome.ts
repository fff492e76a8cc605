import type { FailureRules, SessionRules } from '../config/compiledRules';
import type { FailedCall } from './failedCall';
import { isSameWord } from './isSameWord';

/**
 * What a failed call leads to:
 * - `expire`: the session ends (ERR-1);
 * - `log`: nothing more. It has been logged (ERR-2), or the caller shows it in its own place;
 * - `toast` and `dialog`: the player is told (ERR-3).
 */
export type Outcome = 'expire' | 'log' | 'toast' | 'dialog';

/**
 * The error catalogue (ERR-1…4) as a function of the failure, the call's error presentation and the platform's rules. A
 * word that ends a session does so in every spelling.
 */
export function outcomeOf(
  { failure: { statusMessage }, isNetworkError, errorPresentation, identity, isUnauthorised }: FailedCall,
  rules: Pick<SessionRules, 'expiredMessages'> & Pick<FailureRules, 'loggedMessages'>,
): Outcome {
  // A guest who makes no call of their own has no session that could end.
  if (
    (isUnauthorised || rules.expiredMessages.some((word) => isSameWord(word, statusMessage))) &&
    (identity !== null || errorPresentation !== 'silent')
  )
    return 'expire';
  if (rules.loggedMessages.includes(statusMessage)) return 'log';
  if (errorPresentation === 'form') return isNetworkError ? 'dialog' : 'log';
  return errorPresentation === 'silent' ? 'log' : errorPresentation;
}
