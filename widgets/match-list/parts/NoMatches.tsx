import { Button, EmptyState, SectionHeading, useMessages } from '../../../engine';
import type { NoMatchesProps } from '../variants';

/** Stands where matches would: there are none now, or they could not be loaded and can be asked for again. */
export function NoMatches({ title, isFailed, onRetry }: NoMatchesProps) {
  const message = useMessages();
  return (
    <section aria-label={title} data-part="no-matches">
      <SectionHeading title={title} note="" />
      {isFailed ? (
        <EmptyState
          icon="alert"
          title={message('matchList.showsEmpty.failedTitle')}
          action={<Button onClick={onRetry}>{message('common.tryAgain')}</Button>}
        />
      ) : (
        <EmptyState icon="sports" title={message('matchList.none')} />
      )}
    </section>
  );
}
