/** What the page tells of an endpoint. */
export interface ListedEndpoint {
  readonly group: string;
  /** The group of our extension that it stands in, or its own group. */
  readonly tag: string;
  readonly requirement: string;
  readonly method: string;
  readonly path: string;
  readonly failure: string;
  readonly errorPresentation: string;
  readonly repeatable: boolean;
  readonly origin: 'spec' | 'livery';
  readonly definition: string;
  readonly isBody?: unknown;
}
