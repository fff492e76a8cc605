/** A JSON Schema as read; only its outline is known here. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

/** A schema file: its path from the project root and its content. */
export interface SchemaFile {
  readonly path: string;
  readonly schema: Schema;
}
