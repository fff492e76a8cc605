import type { CompiledNode, CompiledPage, CompiledSite, Text } from '../config/compiled';
import type { MessageSlice } from '../stores/payload';
import { flattenMessages } from './flattenMessages';

/** Parts of the `ui` set that the engine itself uses on any page. */
export const engineSections: readonly string[] = ['common', 'category', 'game', 'session', 'locale', 'notice', 'paginator', 'maintenanceNotice'];

/** All sets of one language as they stand in the files. */
export type MessageCatalogue = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * The texts one page needs (I18N-1): the sections of its widgets, the engine's own, and every key its trees name. A widget's
 * section is its type in camelCase.
 */
export function messageSlice(catalogue: MessageCatalogue, site: CompiledSite, page: CompiledPage): MessageSlice {
  const layout = site.layouts[page.layout];
  const trees = [...Object.values(page.regions), ...(layout?.regions.map((region) => region.nodes) ?? [])];
  const sections = new Set(engineSections);
  const keys = new Set<string>();
  const addText = (text: Text | undefined) => text && 'key' in text && keys.add(text.key);
  addText(page.title);
  addText(page.description);
  layout?.regions.forEach((region) => addText(region.label));
  site.categories.forEach((category) => addText(category.title));
  for (const node of trees.flat().flatMap(withDescendants)) {
    sections.add(node.type.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()));
    collectKeys(node.props, keys);
  }
  const slice: Record<string, Record<string, string>> = {};
  for (const [set, texts] of Object.entries(catalogue)) {
    const chosen = Object.entries(flattenMessages(texts)).filter(
      ([key]) => (set === 'ui' && sections.has(key.split('.', 1)[0] ?? '')) || isNamed(keys, set, key),
    );
    if (chosen.length > 0) slice[set] = Object.fromEntries(chosen);
  }
  return slice;
}

/** A node and all that stand in its slots. */
function withDescendants(node: CompiledNode): readonly CompiledNode[] {
  return [
    node,
    ...Object.values(node.slots ?? {})
      .flat()
      .flatMap(withDescendants),
  ];
}

function collectKeys(value: unknown, keys: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('key' in value && typeof value.key === 'string' && Object.keys(value).length === 1) keys.add(value.key);
  else Object.values(value).forEach((part) => collectKeys(part, keys));
}

function isNamed(keys: ReadonlySet<string>, set: string, key: string): boolean {
  const base = key.replace(/_(?:zero|one|two|few|many|other)$/, '');
  return [key, base].some((name) => keys.has(`${set}:${name}`) || (set === 'ui' && keys.has(name)));
}
