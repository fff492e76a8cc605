import { fastify, type FastifyInstance } from 'fastify';
import { isoCurrency } from '../../../engine/config/currencies';
import { explainSite } from '../../explain/explain';
import type { FilePlace } from '../../explain/explanation';
import { callNames } from '../../sandbox/callTable';
import { faultKinds } from '../../sandbox/faults';
import type { Choices, EditRequest, View } from '../protocol';
import type { ConfigurationHub } from './configurationHub';
import { createEdits } from './edits';
import { inspectNode } from './inspectNode';
import { openEditor } from './openEditor';
import { isToolHost } from './paneHost';
import type { Pane } from './panes';

export interface ToolRouteParts {
  readonly root: string;
  readonly configs: string;
  readonly hub: ConfigurationHub;
  readonly domain: string;
  readonly port: number;
  readonly pane: (id: string) => Pane;
  /** Looks at the configuration at once, after it was written to. */
  readonly renew: () => void;
}

interface PaneQuery {
  readonly page?: string;
  readonly node?: string;
}

/**
 * What the tool asks, below `/__preview/`. What changes anything is refused to every other page that a browser has
 * open.
 */
export async function createToolRoutes(parts: ToolRouteParts): Promise<FastifyInstance> {
  const { root, hub, pane } = parts;
  const app = fastify({ routerOptions: { maxParamLength: 200 } });
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    const isOurs = headers.origin === undefined || isToolHost(headers.origin.replace(/^http:\/\//, ''), parts.port);
    if (!isOurs || (method !== 'GET' && headers.origin === undefined))
      await reply.code(403).send({ message: 'Only the preview may ask this.' });
  });

  app.get('/__preview/choices', (): Choices => choicesOf(hub, parts.domain));
  app.put<{ Params: { readonly id: string }; Body: View }>('/__preview/panes/:id', async ({ params, body }) => {
    const shown = pane(params.id);
    await shown.turn(body);
    return shown.state();
  });
  app.get<{ Params: { readonly id: string } }>('/__preview/panes/:id', ({ params }) => pane(params.id).state());
  app.get<{ Params: { readonly id: string }; Querystring: PaneQuery }>(
    '/__preview/panes/:id/page',
    ({ params, query }) => {
      const view = pane(params.id).view();
      return explainSite(root, hub.parts(view), { domain: view.domain, page: query.page ?? '/' });
    },
  );
  app.get<{ Params: { readonly id: string }; Querystring: PaneQuery }>(
    '/__preview/panes/:id/node',
    ({ params, query }) => inspectNode(root, hub, pane(params.id).view(), query.page ?? '/', query.node ?? ''),
  );
  const edits = createEdits(parts.configs, hub, parts.renew);
  app.post<{ Body: EditRequest }>('/__preview/edits/propose', ({ body }) =>
    edits.propose(pane(body.pane).view(), body),
  );
  app.post<{ Body: EditRequest }>('/__preview/edits', ({ body }) => edits.save(pane(body.pane).view(), body));
  app.post('/__preview/edits/undo', () => edits.undo());
  app.get('/__preview/edits', () => edits.undoState());
  app.post<{ Body: FilePlace }>('/__preview/open', async ({ body }) => {
    const folder = /^(?:site-configs|templates)\//.test(body.file) ? parts.configs : root;
    return { refusal: await openEditor(folder, body) };
  });
  await app.ready();
  return app;
}

function choicesOf(hub: ConfigurationHub, domain: string): Choices {
  const { bundles } = hub.all();
  const sites = hub.domains().map((name) => ({ domain: name, name: bundles.get(name)?.site.name ?? name }));
  const configured = [...bundles.values()].flatMap(({ site }) => isoCurrency(site.currency.code)?.code ?? []);
  return {
    domain,
    sites,
    themes: hub.themes(),
    currencies: [...new Set([...configured, 'EUR', 'USD', 'VND', 'JPY'])].sort(),
    calls: callNames,
    faults: faultKinds,
  };
}
