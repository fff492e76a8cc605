import { useMessages } from '../application/useText';
import { Button } from './Button';
import { EmptyState } from './EmptyState';

interface FailedStateProps {
  /** Which words: those for lists, or those for the pages that move money. */
  readonly of?: 'records' | 'payment';
  /** Asks again. */
  readonly onRetry: () => void;
}

/** Stands where a list could not be read: says so, and offers to ask again. */
export function FailedState({ of = 'records', onRetry }: FailedStateProps) {
  const message = useMessages();
  return (
    <EmptyState icon="alert" title={message(`${of}.failedTitle`)} action={<Button onClick={onRetry}>{message('common.tryAgain')}</Button>}>
      {message(`${of}.failedText`)}
    </EmptyState>
  );
}
