/** A report of a browser, as it came. */
export interface ReceivedReport {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly report: Readonly<Record<string, unknown>>;
}
