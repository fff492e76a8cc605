import type { Validator } from '../../schemas/generated/validators/runtime';
import type { LocaleCode } from './compiled';
import type { FormActionRow } from './form/formActions';
import type { FormDataKind } from './form/formData';
import type { Problem } from './problem';

/** Everything the compiler reads, as plain data: it never touches a file system. */
export interface ConfigInput {
  /** Name of the environment that the sites are connected by: what its platform offers counts; absent: none. */
  readonly environment?: string;
  /** Text by path from the project root: all JSON below site-configs, and each template's template.json and pages. */
  readonly files: ReadonlyMap<string, string>;
  /** Paths from the project root of the pictures in sites' brand folders. */
  readonly brandFiles: ReadonlySet<string>;
  /** Own width and height in px of those that say them. */
  readonly brandSizes?: BrandSizes;
  /** What the bytes of the pictures are, by the same paths. */
  readonly brandFacts?: ReadonlyMap<string, PictureFacts>;
  readonly catalogue: Catalogue;
  /** What keeps files from being read at all, by path from the project root; such a file is not among `files`. */
  readonly unread?: ReadonlyMap<string, Problem>;
  /**
   * Called before a file is read and before a site is compiled, so that a command can show its progress.
   */
  readonly onFile?: (file: string) => void;
}

/** Weight of a picture in bytes, and its format by its first bytes; undefined for none that sites may use. */
export interface PictureFacts {
  readonly bytes: number;
  readonly format?: 'svg' | 'png' | 'webp' | 'avif' | 'jpg';
  /** What a drawing holds that could run or load something, in words. */
  readonly danger?: string;
  /** What keeps browsers from showing it, as the end of a sentence that begins with the file. */
  readonly fault?: string;
  /** Dots across and down of a PNG. */
  readonly dots?: readonly [width: number, height: number];
}

/** Width and height in px by path from the project root. */
export type BrandSizes = ReadonlyMap<string, readonly [width: number, height: number]>;

/** What descriptors may use of the code: widgets, messages, and what forms may do and know. */
export interface Catalogue {
  readonly widgets: ReadonlyMap<string, WidgetEntry>;
  /** Known keys by language, as `ui:home.hotGames`; plural forms stand under their common key too. */
  readonly messages: ReadonlyMap<LocaleCode, ReadonlySet<string>>;
  /** The placeholders that the words of keys hold, by the whole key: those that hold any. */
  readonly keyPlaceholders: ReadonlyMap<string, readonly string[]>;
  readonly formActions: ReadonlyMap<string, FormActionRow>;
  readonly formData: ReadonlyMap<string, FormDataKind>;
  /** Names of the icons that are drawn. */
  readonly icons: readonly string[];
  /** Names of the modules in engine/api/adapters; absent: none. */
  readonly adapters?: readonly string[];
}

/** A widget as the compiler knows it. */
export interface WidgetEntry {
  /** Checks props and fills in their defaults. */
  readonly validate: Validator<unknown>;
  /**
   * Names of the variants by the prop that chooses among them: its own, and those of templates with the template's
   * name, as `house/lozenge`.
   */
  readonly variants: Readonly<Record<string, readonly string[]>>;
  /** What a variant of a template weighs, its script and styles compressed, in bytes. */
  readonly weightOf?: (prop: string, name: string) => number;
  /** Names of the places inside it that take nodes. */
  readonly slots: readonly string[];
  /** Rules of those that are not always drawn; absent: there are none. */
  readonly slotRules?: Readonly<Record<string, SlotRule>>;
  /** Groups of calls it cannot do without; absent: none. */
  readonly needs?: readonly WidgetNeed[];
  /** It stands beside what a page is for, as headings and menus do, and is no reason to keep a page. */
  readonly isCompanion?: boolean;
  /** Where a prop is one of these words, it introduces the node after it, and goes with it. */
  readonly leads?: Readonly<Record<string, readonly string[]>>;
}

/**
 * When a slot is drawn: with `where`, only where each of these props is one of its words; with `while`, only while this
 * holds, in words, which no configuration decides.
 */
export interface SlotRule {
  readonly where?: Readonly<Record<string, readonly string[]>>;
  readonly while?: string;
}

/**
 * A group that a widget needs whole; with `prop`, that prop alone; with `where`, only where a prop is, holds or lists
 * one of these words.
 */
export interface WidgetNeed {
  readonly group: string;
  readonly prop?: string;
  readonly where?: Readonly<Record<string, readonly string[]>>;
}
