import type { JSONPath } from 'jsonc-parser';
import { isRecord, valueAt } from '../../../engine/config/jsonPath';
import { layerOf, originsOf } from '../../../engine/config/provenance';
import { pagesOf } from '../../../engine/config/sitePages';
import type { SiteParts } from '../../../engine/config/siteParts';
import { nodesAround, type FoundNode } from '../../explain/nodesAround';
import type { EditRequest } from '../protocol';
import { layersFor } from './editLayers';
import { withValue } from './variant';

/** A file with an edit made, in memory; or why it cannot be made. */
export type EditedText =
  { readonly file: string; readonly before: string; readonly text: string } | { readonly message: string };

/**
 * Writes props of a node into the file of a layer. A value that the file says already is replaced where it stands; a
 * node of that file gets it; for any other node, site and family say it as a change. `null` takes a value out.
 */
export function editedText(
  parts: SiteParts,
  files: ReadonlyMap<string, string>,
  { page, node: id, layer, props }: EditRequest,
): EditedText {
  const draft = pagesOf(parts.pages, parts.context).find(({ name, path }) => name === page || path === page);
  const found = draft && nodesAround(parts, draft).find(({ node }) => node.id === id);
  if (!draft || !found) return { message: `"${id}" is not on ${page} any more.` };
  const target = layersFor(parts, found.explained, draft.layout ?? parts.context.name).find(
    (known) => known.layer === layer,
  );
  if (target === undefined) return { message: `The layer "${layer}" cannot say anything about "${id}".` };
  if (!target.isWritable)
    return {
      message: `${target.file} stands outside site-configs, and the preview writes nowhere else. Open it in the editor.`,
    };
  const before = files.get(target.file);
  if (before === undefined) return { message: `${target.file} is gone.` };
  const text = Object.entries(props).reduce(
    (current, [name, value]) => withProp(current, placeFor(parts, found, target.file, name, draft.name), name, value),
    before,
  );
  return { file: target.file, before, text };
}

type PropPlace = { readonly path: JSONPath } | { readonly changes: JSONPath; readonly node: string };

function placeFor(
  parts: SiteParts,
  { node, explained }: FoundNode,
  file: string,
  name: string,
  page: string,
): PropPlace {
  const place = originsOf(node, parts.nodes).find((origin) => origin.name === name)?.place;
  if (place?.source.file === file) return { path: [...place.path] };
  if (node.place.source.file === file && layerOf(file) === explained.layer)
    return { path: [...node.place.path, 'props', name] };
  const bases: Readonly<Record<typeof explained.tree, JSONPath>> = {
    page: ['pages', page, 'changes'],
    layout: ['layout', 'changes'],
    shell: ['shell', 'changes'],
    modal: ['modals', page.slice(page.indexOf(':') + 1), 'changes'],
  };
  return { changes: bases[explained.tree], node: node.id };
}

function withProp(text: string, place: PropPlace, name: string, value: unknown): string {
  const said = value ?? undefined;
  if ('path' in place) return said === undefined ? withoutValue(text, place.path) : withValue(text, place.path, said);
  const { changes: base, node } = place;
  const known: unknown = valueAt(JSON.parse(text) as Readonly<Record<string, unknown>>, base);
  const changes: readonly unknown[] = Array.isArray(known) ? known : [];
  const index = changes.findLastIndex(
    (change) => isRecord(change) && change.change === 'props' && change.node === node,
  );
  if (index >= 0) return said === undefined ? text : withValue(text, [...base, index, 'props', name], said);
  return said === undefined
    ? text
    : withValue(text, [...base, changes.length], { change: 'props', node, props: { [name]: said } }, true);
}

/** Takes a value out, and the change that then says nothing any more. */
function withoutValue(text: string, path: JSONPath): string {
  const taken = withValue(text, path, undefined);
  const props = valueAt(JSON.parse(taken) as Readonly<Record<string, unknown>>, path.slice(0, -1));
  const isChange = typeof path.at(-3) === 'number' && path.at(-4) === 'changes';
  return isChange && isRecord(props) && Object.keys(props).length === 0
    ? withValue(taken, path.slice(0, -2), undefined)
    : taken;
}
