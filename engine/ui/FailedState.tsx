import { useMessages } from '../application/useText';
import { Button } from './Button';
import { EmptyState } from './EmptyState';

const words = {
  records: { title: 'records.failedTitle', text: 'records.failedText' },
  payment: { title: 'payment.failedTitle', text: 'payment.failedText' },
} as const;

interface FailedStateProps {
  /** Which words: those for lists, or those for the pages that move money. */
  readonly of?: keyof typeof words;
  /** Whether it is being asked again. */
  readonly isAsking?: boolean;
  /** Asks again; ignored while that is under way. */
  readonly onRetry: () => void;
}

/** Stands where a list could not be read: says so, and offers to ask again. */
export function FailedState({ of = 'records', isAsking = false, onRetry }: FailedStateProps) {
  const message = useMessages();
  return (
    <EmptyState
      icon="alert"
      title={message(words[of].title)}
      action={
        <Button isBusy={isAsking} onClick={onRetry}>
          {message('common.tryAgain')}
        </Button>
      }
    >
      {message(words[of].text)}
    </EmptyState>
  );
}
