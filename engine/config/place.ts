import type { JsonPath } from './jsonPath';
import type { Source } from './source';

/** A place in a file. */
export interface Place {
  readonly source: Source;
  readonly path: JsonPath;
}
