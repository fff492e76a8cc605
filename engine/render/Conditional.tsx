import { observer } from 'mobx-react-lite';
import { Suspense, use, type ReactNode } from 'react';
import { useApplication } from '../application/ApplicationContext';
import type { Condition } from '../config/compiled';
import { useRoute } from '../routing/CurrentRoute';
import * as styles from './Conditional.css';
import { testCondition, viewportClasses } from './conditions';
import { useConditionFacts } from './useConditionFacts';
import { useHydrated } from './useHydrated';

/**
 * Shows its children when a condition holds. A condition on the width is prerendered and hidden by a class; where the width does
 * not match, the server's markup is neither loaded nor hydrated, and goes once the page has been taken over.
 */
export const Conditional = observer(function Conditional({ when, children }: { readonly when: Condition | undefined; readonly children: ReactNode }) {
  const { environment } = useApplication();
  const { locale } = useRoute();
  const isHydrated = useHydrated();
  const facts = useConditionFacts(locale.code);
  if (!when) return children;
  const holds = testCondition(when, facts);
  const classes = viewportClasses(when);
  if (holds === false && (classes === null || isHydrated)) return null;
  if (classes === null) return children;
  return (
    <div className={`${styles.contents} ${classes}`}>
      <Suspense fallback={null}>{holds === false && !environment.isServer ? <HeldBack /> : children}</Suspense>
    </div>
  );
});

/** Keeps the server's markup of its boundary as it is. */
function HeldBack(): ReactNode {
  return use(never);
}

const never = new Promise<never>(() => undefined);
