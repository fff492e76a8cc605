import type { CompiledNode, DocumentPayload, WidgetExample } from '../../engine';
import { pascalCase } from '../../engine/config/typeNames';
import { viewportRules } from '../../engine/render/conditions';
import { demoPlayers, type DemoPlayer } from '../../scripts/sandbox/demoPlayers';
import { lobbySite } from '../fixtures/lobbySite';
import { documentPayload } from '../fixtures/renderPage';
import { writtenProps } from '../fixtures/writtenProps';

/** An example, ready to be shown. */
export interface ExampleData {
  readonly payload: DocumentPayload;
  /** Who looks; null for a guest. */
  readonly player: DemoPlayer | null;
}

const modules = import.meta.glob<{ readonly examples: readonly WidgetExample<object>[] }>(
  '../../widgets/*/*.examples.ts',
);

/** The moment of all pictures. */
export const pictureTime = '2026-12-01T12:00:00Z';

/** The page they stand on: an inner one, because home may hide its heading. */
export const examplePath = '/slots';

/** The site of all pictures: a small one under the name of a demo site, whose players the sandbox knows. */
export const pictureSite = lobbySite({ domain: 'lucky-harbor.example', name: 'Lucky Harbor' });

const demoPlayer = demoPlayers.find(({ domain }) => domain === pictureSite.domain) ?? null;

/** A widget's first example that shows something; undefined where none does. */
export async function exampleData(type: string): Promise<ExampleData | undefined> {
  const load = modules[`../../widgets/${type}/${pascalCase(type)}.examples.ts`];
  const example = (await load?.())?.examples.find(({ isEmpty, isWaiting }) => isEmpty !== true && isWaiting !== true);
  if (example === undefined) return undefined;
  const nodes: CompiledNode[] = [
    {
      id: 'example',
      type,
      props: writtenProps(type, example.props),
      ...(example.slots ? { slots: example.slots } : {}),
    },
  ];
  const payload = documentPayload({ nodes, content: example.content ?? [], site: pictureSite, address: examplePath });
  return { payload, player: example.as === 'player' ? demoPlayer : null };
}

/** The document that examples are shown in, one after the other. */
export function exampleDocument(): string {
  const { theme, breakpoints } = pictureSite;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Examples</title>
<style>@layer engine, widgets, templates;${viewportRules(breakpoints)}</style>
<body class="${theme.bodyClasses.join(' ')}"><script type="module" src="/tests/pictures/page.tsx"></script></body></html>`;
}
