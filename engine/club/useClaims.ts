import { useCallback, useEffect, useRef, useState } from 'react';
import { useApplication, type Application } from '../context/ApplicationContext';
import { useErrorMessage } from '../context/useErrorMessage';
import { useLookAgain } from '../context/useLookAgain';
import { useReloadBlocker } from '../context/useReloadBlocker';
import type { Result } from '../api/result';
import type { PlayerRead } from '../context/usePlayerRead';

/** What becomes of the rewards of a list while they are claimed. */
export interface Claims {
  /**
   * `checking`: the outcome is unknown, and the list is polled until it shows it. Undefined: the state is that of the
   * list.
   */
  readonly stateOf: (id: string) => 'busy' | 'checking' | undefined;
  /** Why the platform refused a claim; empty for none. */
  readonly problemOf: (id: string) => string;
  /**
   * Claims once: presses while it is under way are ignored, and a claim after an unknown outcome is the same intent.
   */
  readonly claim: (id: string) => void;
}

/** A claim that the list decides. */
interface Checked {
  readonly id: string;
  /** The list before it. */
  readonly seen: unknown;
  /** Why the platform refused the claim when it was made again; empty where no answer came. */
  readonly words: string;
}

/** Time between an answer and the next look at the list, in ms. */
const lookAgainMs = () => 4000;

/**
 * Claims rewards of the player, each with one request id until its outcome is known. `ask` makes the call with it;
 * `onDone` hears what arrived. An answer that did not come is no failure: the reward is shown as being checked, and the
 * list, which is the truth, is read again. Nor is a refusal of a claim that was made before: the first may have gone
 * through.
 */
export function useClaims<List, Given>(
  read: PlayerRead<List>,
  ask: (id: string, requestId: string) => Promise<Result<Given>>,
  onDone: (id: string, given: Given) => void,
): Claims {
  const application = useApplication();
  const { environment, stores } = application;
  const errorMessage = useErrorMessage();
  const { value, refresh } = read;
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const inFlight = useRef(new Set<string>());
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [checking, setChecking] = useState<readonly Checked[]>([]);
  const [problem, setProblem] = useState<{ readonly id: string; readonly words: string }>({ id: '', words: '' });
  useReloadBlocker(busy.length > 0);
  // A list that came after the claim says what became of it.
  const unsure = checking.filter(({ seen }) => seen === value);
  const told = checking.filter(({ seen }) => seen !== value);
  const isUnsure = unsure.length > 0;
  useLookAgain(read, isUnsure, lookAgainMs);

  const claim = useCallback(
    (id: string) => {
      if (inFlight.current.has(id)) return;
      inFlight.current.add(id);
      const intents = intentsOf(application);
      const intent = `${stores.session.accountId}/${id}`;
      const earlier = intents.get(intent);
      const requestId = earlier ?? environment.randomId();
      intents.set(intent, requestId);
      setProblem({ id: '', words: '' });
      setChecking((all) => all.filter((other) => other.id !== id));
      setBusy((ids) => [...ids, id]);
      void ask(id, requestId).then(async (result) => {
        inFlight.current.delete(id);
        setBusy((ids) => ids.filter((other) => other !== id));
        const isUnknown = !result.ok && result.failure.isOutcomeUnknown === true;
        const isChecked = isUnknown || (!result.ok && earlier !== undefined);
        // What is answered is over: a later claim is another intent.
        if (!isUnknown) intents.delete(intent);
        const others = (all: readonly Checked[]) => all.filter((other) => other.id !== id);
        const seen = latest.current;
        if (isChecked) setChecking((all) => [...others(all), { id, seen, words: '' }]);
        if (result.ok) {
          onDone(id, result.value);
          void stores.sessionLoader.loaded?.loadBalance();
        }
        refresh();
        if (result.ok || isUnknown) return;
        const words = await errorMessage(result.failure);
        if (isChecked) setChecking((all) => [...others(all), { id, seen, words }]);
        else setProblem({ id, words });
      });
    },
    [application, ask, environment, errorMessage, onDone, refresh, stores],
  );
  return {
    stateOf: (id) => (busy.includes(id) ? 'busy' : unsure.some((one) => one.id === id) ? 'checking' : undefined),
    problemOf: (id) => (problem.id === id ? problem.words : (told.find((one) => one.id === id)?.words ?? '')),
    claim,
  };
}

const claimed = new WeakMap<Application, Map<string, string>>();

/** Request ids by account and reward, whose outcome is unknown; they outlive the page that asked. */
function intentsOf(application: Application): Map<string, string> {
  const known = claimed.get(application) ?? new Map<string, string>();
  claimed.set(application, known);
  return known;
}
