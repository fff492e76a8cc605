import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { RouteLink, type RouteLinkProps } from '../routing/RouteLink';
import * as styles from './Button.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'second';

interface Look {
  /** One primary a view; `second` is the template's second accent. */
  readonly kind?: ButtonKind;
  readonly size?: 'normal' | 'compact';
}

/** A press that does something here. While `isBusy` it keeps its width and ignores presses. */
export function Button({
  kind = 'secondary',
  size = 'normal',
  isBusy = false,
  className = '',
  children,
  ...attributes
}: ButtonHTMLAttributes<HTMLButtonElement> & Look & { readonly isBusy?: boolean; readonly children: ReactNode }) {
  return (
    <button
      type="button"
      {...attributes}
      className={`${styles.button} ${styles.kinds[kind]} ${styles.sizes[size]} ${className}`}
      aria-busy={isBusy || undefined}
      disabled={attributes.disabled}
      data-part={`button-${kind}`}
      {...(isBusy ? { onClick: undefined } : {})}
    >
      {children}
    </button>
  );
}

/** A link to a page of the site that looks like a button. */
export function ButtonLink({ kind = 'secondary', size = 'normal', className = '', ...link }: RouteLinkProps & Look) {
  return (
    <RouteLink
      {...link}
      className={`${styles.button} ${styles.kinds[kind]} ${styles.sizes[size]} ${className}`}
      data-part={`button-${kind}`}
    />
  );
}
