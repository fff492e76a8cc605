import { useCallback, useEffect, useRef, useState } from 'react';
import { useApplication } from '../application/ApplicationContext';
import { useErrorMessage } from '../application/useErrorMessage';
import { useHoldReload } from '../application/useHoldReload';
import type { CallFailure, Result } from '../api/result';
import type { PlayerRead } from '../stores/usePlayerRead';

/** What becomes of the rewards of a list while they are claimed. */
export interface Claims {
  /** `checking`: nobody knows yet whether it arrived; the list is asked again until it says so. Undefined: as the list says. */
  readonly stateOf: (id: string) => 'busy' | 'checking' | undefined;
  /** Why the platform refused a claim; empty for none. */
  readonly problemOf: (id: string) => string;
  /** Claims once: presses while it is under way are ignored, and a claim after an unknown outcome is the same intent. */
  readonly claim: (id: string) => void;
}

/** Least time between two looks at the list, in ms. */
const lookAgainMs = 4000;

/**
 * Claims rewards of the player. `ask` makes the call with the intent's request id; `onDone` hears what arrived. An answer that did not
 * come is no failure: the reward is shown as being checked, and the list, which is the truth, is read again.
 */
export function useClaims<List, Given>(
  read: PlayerRead<List>,
  ask: (id: string, requestId: string) => Promise<Result<Given>>,
  onDone: (id: string, given: Given) => void,
): Claims {
  const { environment, stores } = useApplication();
  const errorMessage = useErrorMessage();
  const { value, refresh } = read;
  const inFlight = useRef(new Set<string>());
  const intents = useRef(new Map<string, string>());
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [checking, setChecking] = useState<readonly { readonly id: string; readonly seen: unknown }[]>([]);
  const [problem, setProblem] = useState<{ readonly id: string; readonly words: string }>({ id: '', words: '' });
  useHoldReload(busy.length > 0);
  // A list that came after the claim says what became of it.
  const unsure = checking.filter(({ seen }) => seen === value);
  const isUnsure = unsure.length > 0;
  useEffect(() => {
    if (!isUnsure) return undefined;
    let timer = environment.setTimeout(look, lookAgainMs);
    function look() {
      refresh();
      timer = environment.setTimeout(look, lookAgainMs);
    }
    return () => environment.clearTimeout(timer);
  }, [environment, isUnsure, refresh]);

  const claim = useCallback(
    (id: string) => {
      if (inFlight.current.has(id)) return;
      inFlight.current.add(id);
      const requestId = intents.current.get(id) ?? environment.randomId();
      intents.current.set(id, requestId);
      setProblem({ id: '', words: '' });
      setBusy((ids) => [...ids, id]);
      void ask(id, requestId).then(async (result) => {
        inFlight.current.delete(id);
        setBusy((ids) => ids.filter((other) => other !== id));
        if (result.ok) {
          onDone(id, result.value);
          void stores.session.loadBalance();
        } else if (isUnknown(result.failure)) {
          setChecking((all) => [...all.filter((other) => other.id !== id), { id, seen: value }]);
        } else {
          setProblem({ id, words: await errorMessage(result.failure) });
        }
        refresh();
      });
    },
    [ask, environment, errorMessage, onDone, refresh, stores, value],
  );
  return {
    stateOf: (id) => (busy.includes(id) ? 'busy' : unsure.some((one) => one.id === id) ? 'checking' : undefined),
    problemOf: (id) => (problem.id === id ? problem.words : ''),
    claim,
  };
}

/** Whether no answer told what the call came to: the connection was lost, or the server broke on the way. */
function isUnknown({ statusCode }: CallFailure): boolean {
  return statusCode <= 0 || statusCode >= 500;
}
