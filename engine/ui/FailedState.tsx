import type { CallName } from '../api/calls';
import { useStores } from '../context/ApplicationContext';
import { useMessages, useText } from '../context/useText';
import { Button, ButtonLink } from './Button';
import { EmptyState } from './EmptyState';

const words = {
  records: { title: 'records.failedTitle', text: 'records.failedText' },
  payment: { title: 'payment.failedTitle', text: 'payment.failedText' },
} as const;

interface FailedStateProps {
  /** Which words: those for lists, or those for the pages that move money. */
  readonly of?: keyof typeof words;
  /** What was asked: where the platform has no such call, that is said, and asking again is not offered (CALL-X). */
  readonly call?: CallName;
  /** Whether it is being asked again. */
  readonly isAsking?: boolean;
  /** Asks again; ignored while that is under way. */
  readonly onRetry: () => void;
}

/** Most categories that stand in for what the platform lacks. */
const mostWays = 3;

/**
 * Stands where a list could not be read: says so, and offers to ask again, or, where the platform has no such thing,
 * what it has instead.
 */
export function FailedState({ of = 'records', call, isAsking = false, onRetry }: FailedStateProps) {
  const message = useMessages();
  const text = useText();
  const { site } = useStores();
  if (call && site.layout.missing?.includes(call)) {
    return (
      <EmptyState
        icon="alert"
        title={message('records.missingTitle')}
        action={site.categories.slice(0, mostWays).map(({ name, route, title }) => (
          <ButtonLink key={name} route={route}>
            {text(title)}
          </ButtonLink>
        ))}
      >
        {message('records.missingText')}
      </EmptyState>
    );
  }
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
