import type { BrandSizes, ConfigInput } from './configInput';
import type { Problem } from './problem';

/** The files of one site folder. */
export interface SiteInput {
  readonly domain: string;
  /** Text by path from the project root. */
  readonly files: ReadonlyMap<string, string>;
  readonly brandFiles: ReadonlySet<string>;
  readonly brandSizes?: BrandSizes;
  readonly brandFacts?: ConfigInput['brandFacts'];
  /** What keeps files of the folder from being read. */
  readonly unread?: readonly Problem[];
  readonly onFile?: ConfigInput['onFile'];
  /** A theme code in place of the one that site.json names. */
  readonly themeCode?: string;
}
