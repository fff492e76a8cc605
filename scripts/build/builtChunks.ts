import type { TextPlaces } from './textPlaces';

/** What a built script brings along: other scripts it imports, and sheets. File names below `dist/`. */
export interface BuiltChunk {
  readonly imports: readonly string[];
  readonly css: readonly string[];
}

/** Where every source module of the project went. */
export interface ChunkMap {
  /** Built entry by template. */
  readonly entries: Readonly<Record<string, string>>;
  /** The source modules that an entry knows by itself, by template; any other makes it load `modules.ts`. */
  readonly first: Readonly<Record<string, readonly string[]>>;
  /** Built file by source module, both below their roots. */
  readonly modules: Readonly<Record<string, string>>;
  /** The same for the copies that a template has for itself, by template. */
  readonly copies: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Characters of a source module in its script, before that is minified: what part of it is whose. */
  readonly lengths: Readonly<Record<string, number>>;
  readonly chunks: Readonly<Record<string, BuiltChunk>>;
  /** The sheets of a template's home in one, by template: pages link it in their place. */
  readonly wholeSheets: Readonly<Record<string, WholeSheet>>;
  readonly texts: TextPlaces;
}

/** A sheet that holds others. File names below `dist/`. */
export interface WholeSheet {
  readonly file: string;
  readonly sheets: readonly string[];
}
