/** How bad a problem is: an error stops the site, a warning does not. */
export type Severity = 'error' | 'warning';

/** An entry of the error catalogue: what is wrong, and what to do about it. */
export interface ErrorEntry {
  readonly severity: Severity;
  readonly message: string;
  /** The fix, as an instruction. */
  readonly hint: string;
}

/** A problem that stops the site. */
export const error = (message: string, hint: string): ErrorEntry => ({ severity: 'error', message, hint });

/** A problem that the site can live with. */
export const warning = (message: string, hint: string): ErrorEntry => ({ severity: 'warning', message, hint });
