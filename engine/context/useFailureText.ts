import { useEffect, useState } from 'react';
import { useErrorMessage, type WordedFailure } from './useErrorMessage';

/** The words of a failure, in the language the player reads now; empty until they have loaded, and for none. */
export function useFailureText(failure: WordedFailure | null): string {
  const errorMessage = useErrorMessage();
  const [said, setSaid] = useState<{ readonly failure: WordedFailure | null; readonly words: string }>({
    failure: null,
    words: '',
  });
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
