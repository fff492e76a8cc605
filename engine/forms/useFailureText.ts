import { useEffect, useState } from 'react';
import { useErrorMessage } from '../application/useErrorMessage';
import type { FormFailure } from './outcome';

/** The words of a failure, in the language the player reads now; empty until they have loaded, and for none. */
export function useFailureText(failure: FormFailure | null): string {
  const errorMessage = useErrorMessage();
  const [said, setSaid] = useState<{ readonly failure: FormFailure | null; readonly words: string }>({ failure: null, words: '' });
  useEffect(() => {
    if (!failure) return undefined;
    let isCurrent = true;
    void errorMessage(failure).then((words) => isCurrent && setSaid({ failure, words }));
    return () => {
      isCurrent = false;
    };
  }, [failure, errorMessage]);
  return failure && said.failure === failure ? said.words : '';
}
