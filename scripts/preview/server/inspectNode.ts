import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainSite } from '../../explain/explain';
import type { InspectedNode, PropsSchema, View } from '../protocol';
import type { ConfigurationHub } from './configurationHub';
import { layersFor } from './editLayers';

/**
 * A node of a page with where each of its values comes from, the schema of its props, and the layers that can say them.
 */
export function inspectNode(
  root: string,
  hub: ConfigurationHub,
  view: View,
  page: string,
  node: string,
): InspectedNode {
  const parts = hub.parts(view);
  const explanation = explainSite(root, parts, { domain: view.domain, page, node });
  if (explanation.kind !== 'node' || parts === undefined) {
    return {
      explanation: explanation.kind === 'unknown' ? explanation : { kind: 'unknown', message: `${node} is no node.` },
      schema: null,
      layers: [],
    };
  }
  const whole = explainSite(root, parts, { domain: view.domain, page });
  const layout = whole.kind === 'page' ? whole.layout : '';
  return {
    explanation,
    schema: schemaOf(root, explanation.node.widget),
    layers: layersFor(parts, explanation.node, layout),
  };
}

function schemaOf(root: string, widget: string): PropsSchema | null {
  const file = join(root, 'widgets', widget, `${widget}.schema.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PropsSchema) : null;
}
