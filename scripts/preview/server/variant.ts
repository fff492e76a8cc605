import { applyEdits, modify, type JSONPath } from 'jsonc-parser';
import type { SiteInput } from '../../../engine/config/siteInput';
import type { View } from '../protocol';

/** How edits are laid out: as the configurations are written. */
const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' } as const;

/** The site as a view has it: its site.json with what is tried, in memory alone. */
export function variantOf(input: SiteInput, view: View): SiteInput {
  const file = `site-configs/sites/${input.domain}/site.json`;
  const text = input.files.get(file);
  if (text === undefined) return input;
  const tried: readonly (readonly [JSONPath, unknown])[] = [
    [['theme', 'code'], view.template],
    [['theme', 'color'], view.color],
    [['currency'], view.currency],
    [['maintenance'], view.maintenance],
    ...Object.entries(view.features ?? {}).map(
      ([name, isOn]) => [['features', name], isOn] satisfies [JSONPath, boolean],
    ),
  ];
  return {
    ...input,
    files: new Map(input.files).set(
      file,
      tried.reduce((before, [path, value]) => (value === undefined ? before : withValue(before, path, value)), text),
    ),
  };
}

/**
 * A text of JSON with a value put at a path; order and layout of the rest stay. A text that is no JSON stays as it is.
 */
export function withValue(text: string, path: JSONPath, value: unknown, isArrayInsertion = false): string {
  try {
    return applyEdits(text, modify(text, path, value, { formattingOptions, isArrayInsertion }));
  } catch {
    return text;
  }
}
