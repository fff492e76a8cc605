import * as styles from './Skeleton.css';

/** A quiet block in the size of what is on its way; `className` gives the size. Still when motion is reduced. */
export function Skeleton({ className = '' }: { readonly className?: string }) {
  return <span className={`${styles.skeleton} ${className}`} aria-hidden="true" data-part="skeleton" />;
}
