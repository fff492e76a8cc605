import * as styles from './placeholders.css';

/** Stands where a widget's code is still on its way; shown after a moment only, so that quick loads do not flicker. */
export function WidgetSkeleton() {
  return <div className={styles.skeleton} aria-hidden="true" />;
}
