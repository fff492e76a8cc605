import type { SiteParts } from '../../../engine/config/siteParts';
import type { ExplainedNode } from '../../explain/explanation';
import type { EditLayer } from '../protocol';

/**
 * Layers that can say a prop of a node: the one the node is written in, the family and the site. A change of site or
 * family reaches its pages, its template's own layout and the shell.
 */
export function layersFor(
  { site, context }: SiteParts,
  { tree, layer, file }: ExplainedNode,
  layout: string,
): readonly EditLayer[] {
  const canChange = tree !== 'layout' || layout === context.name;
  const own: readonly EditLayer[] = [{ layer, file, isWritable: file.startsWith('site-configs/') }];
  const above: readonly EditLayer[] = canChange
    ? [
        ...(site.family === undefined
          ? []
          : [{ layer: 'family' as const, file: site.family.source.file, isWritable: true }]),
        { layer: 'site' as const, file: site.descriptor.source.file, isWritable: true },
      ]
    : [];
  return [...own.filter((one) => !above.some(({ layer: other }) => other === one.layer)), ...above];
}
