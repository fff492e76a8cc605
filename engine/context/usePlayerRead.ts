import { useCallback, useEffect, useState } from 'react';
import type { ApiClient } from '../api/client';
import type { CallModel, CallName, CallParams } from '../api/calls';
import type { CallFailure } from '../api/result';
import { useApplication } from './ApplicationContext';
import { useLook } from './useLookAgain';
import { useObserved } from './useObserved';
import { useOnline } from './useOnline';

/** A player's read as a widget sees it. */
export interface PlayerRead<Model> {
  /**
   * `loading` until the first answer, and again whenever other params are asked for; `failed` where there is no answer
   * to show. A later look that fails leaves it `ready`.
   */
  readonly status: 'loading' | 'ready' | 'failed';
  /** The last answer, also while the next one is on its way, and where that has failed. */
  readonly value?: Model;
  /** Why the last look failed, also where an earlier answer is shown on. */
  readonly failure?: CallFailure;
  /** Whether a call is on its way, also while `status` still tells of the one before. */
  readonly isAsking: boolean;
  /**
   * Asks again: after a failure, or because something the player did has changed the answer. A call that is under way
   * tells of before and is aborted; what looks by itself uses `useLookAgain`.
   */
  readonly refresh: () => void;
}

interface Answer<Model> {
  readonly key: string;
  readonly attempt: number;
  readonly value?: Model;
  readonly failure?: CallFailure;
}

/**
 * Asks the platform something about the player who is signed in, and again when the params or the player change. An
 * answer for another player, or for params that have changed since, is dropped. Guests ask nothing; null params wait.
 */
export function usePlayerRead<Name extends CallName>(
  name: Name,
  params: CallParams<Name> | null,
): PlayerRead<CallModel<Name>> {
  const { stores } = useApplication();
  const readAccount = useCallback(() => stores.session.identity?.accountId ?? '', [stores]);
  const account = useObserved(readAccount, nobody);
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<Answer<CallModel<Name>>>();
  const written = JSON.stringify(params);
  const key = `${account} ${written}`;
  useEffect(() => {
    if (account === '' || written === 'null') return;
    const abort = new AbortController();
    stores.api.call(name, JSON.parse(written) as CallParams<Name>, { signal: abort.signal }).then(
      (result) =>
        !abort.signal.aborted &&
        setLast((before) => ({
          key,
          attempt,
          // A look that fails says nothing new: what was known stays.
          ...(before?.key === key && before.value !== undefined ? { value: before.value } : {}),
          ...(result.ok ? { value: result.value } : { failure: result.failure }),
        })),
      // Only an abort rejects.
      () => undefined,
    );
    return () => abort.abort();
  }, [stores, name, written, account, key, attempt]);
  const refresh = useCallback(() => setAttempt((count) => count + 1), []);
  const isOwn = last?.key.startsWith(`${account} `) === true;
  const value = isOwn ? last.value : undefined;
  const isAsking = account !== '' && params !== null && (last?.key !== key || last.attempt !== attempt);
  const failure = last?.key === key ? last.failure : undefined;
  const status = last?.key !== key ? 'loading' : failure && value === undefined ? 'failed' : 'ready';
  useOnline(useLook({ isAsking, refresh }), failure !== undefined);
  return {
    status,
    isAsking,
    refresh,
    ...(value === undefined ? {} : { value }),
    ...(failure ? { failure } : {}),
  };
}

/**
 * Calls to the platform, for what a player does. Reads that a page shows go through `useContent` and `usePlayerRead`.
 */
export function useApi(): ApiClient {
  return useApplication().stores.api;
}

function nobody(): string {
  return '';
}
