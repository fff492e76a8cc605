import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { kindOfFile } from '../../engine/config/descriptors';
import { isRecord } from '../../engine/config/jsonPath';
import { maxDepth } from '../../engine/config/limits';
import { isNewer, migrated, versionsOf, type Migrated } from '../../engine/config/migrate';
import { tooDeepAt } from '../../engine/config/nesting';
import { rewritten } from './rewritten';

/** What became of a file: its new text, or why it stays as it is. */
export type Migration = ({ readonly text: string } & Omit<Migrated, 'value'>) | { readonly refusal: string };

/**
 * Migrates the text of a descriptor to the newest version of its kind (CARD-5). Comments are kept, although the
 * compiler refuses them. Undefined where there is nothing to do; a refusal where the text is no JSON, is nested
 * deeper than any file may be, or came after this platform.
 */
export function migrateFile(file: string, text: string): Migration | undefined {
  const kind = kindOfFile(file);
  if (kind === undefined) return undefined;
  // The parser calls itself for each level, and ends by an error of its own where they are too many.
  if (tooDeepAt(text, maxDepth) !== undefined)
    return {
      refusal: `its objects and lists are nested more than ${maxDepth} deep. Take out what is nested too deeply.`,
    };
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { disallowComments: false, allowTrailingComma: true });
  const [first] = errors;
  if (first !== undefined)
    return { refusal: `it is no JSON (${printParseErrorCode(first.error)}). "npm run validate" says where.` };
  if (!isRecord(value)) return undefined;
  const versions = versionsOf(kind);
  if (isNewer(value, versions))
    return { refusal: `its version is newer than ${versions.current}. Upgrade to a newer release of the platform.` };
  const result = migrated(value, versions);
  if (result === undefined) return undefined;
  const { value: newest, ...rest } = result;
  return { text: rewritten(text, value, newest), ...rest };
}
