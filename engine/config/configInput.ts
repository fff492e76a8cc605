import type { Validator } from '../../schemas/generated/validators/runtime';
import type { LocaleCode } from './compiled';

/** Everything the compiler reads, as plain data: it never touches a file system. */
export interface ConfigInput {
  /** Text by path from the project root: all JSON below site-configs, and each template's template.json and pages. */
  readonly files: ReadonlyMap<string, string>;
  /** Paths from the project root of the pictures in sites' brand folders. */
  readonly brandFiles: ReadonlySet<string>;
  readonly catalogue: Catalogue;
}

/** What descriptors may use of the code: widgets and messages. */
export interface Catalogue {
  readonly widgets: ReadonlyMap<string, WidgetEntry>;
  /** Known keys by language, as `ui:home.hotGames`; plural forms stand under their common key too. */
  readonly messages: ReadonlyMap<LocaleCode, ReadonlySet<string>>;
}

/** A widget as the compiler knows it. */
export interface WidgetEntry {
  /** Checks props and fills in their defaults. */
  readonly validate: Validator<unknown>;
  /** Names of the variants by the prop that chooses among them. */
  readonly variants: Readonly<Record<string, readonly string[]>>;
}
