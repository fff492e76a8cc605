import { observer } from 'mobx-react-lite';
import { Suspense, use, useEffect, useId, type ReactNode } from 'react';
import { useApplication } from '../context/ApplicationContext';
import { useNow } from '../context/useNow';
import type { Condition } from '../config/compiled';
import { useLocale } from '../context/currentLocale';
import * as styles from './Conditional.css';
import { mentions, testCondition, viewportClasses } from './conditions';
import { conditionFacts } from './conditionFacts';
import { useHydrated } from '../hydration/useHydrated';

interface Props {
  readonly when: Condition;
  readonly children: ReactNode;
}

/**
 * Shows its children when a condition holds. A condition on the width is prerendered and hidden by a class; where the
 * width does not match, the server's markup is neither loaded nor hydrated, and goes once the page has been hydrated. A
 * condition on the time is hydrated as it was, and looked at again every half minute.
 */
export function Conditional({
  when,
  children,
}: {
  readonly when: Condition | undefined;
  readonly children: ReactNode;
}) {
  if (!when) return children;
  return mentions(when, 'time') ? <Timed when={when}>{children}</Timed> : <Tested when={when}>{children}</Tested>;
}

function Timed(props: Props) {
  const { renderedAt } = useApplication();
  return <Tested {...props} now={useNow(30_000) ?? renderedAt} />;
}

const Tested = observer(function Tested({ when, now = 0, children }: Props & { readonly now?: number }) {
  const { stores, environment, hydration } = useApplication();
  const id = useId();
  const locale = useLocale();
  const isHydrated = useHydrated();
  const holds = testCondition(when, conditionFacts(stores, locale.code, now));
  const usesWidth = mentions(when, 'viewport');
  if (holds === false && (!usesWidth || isHydrated)) return null;
  if (!usesWidth) return children;
  const isHeldBack = holds === false && !environment.isServer;
  if (!isHydrated && !isHeldBack) hydration.expect(id);
  return (
    <div className={`${styles.contents} ${viewportClasses(when) ?? ''}`}>
      <Suspense fallback={null}>{isHeldBack ? <HeldBack /> : <Hydrated part={id}>{children}</Hydrated>}</Suspense>
    </div>
  );
});

/** Tells that its boundary has been hydrated. */
function Hydrated({ part, children }: { readonly part: string; readonly children: ReactNode }) {
  const { hydration } = useApplication();
  useEffect(() => hydration.arrive(part), [hydration, part]);
  return children;
}

/** Keeps the server's markup of its boundary as it is. */
function HeldBack(): ReactNode {
  return use(never);
}

const never = new Promise<never>(() => undefined);
