import type { DocumentPayload } from '../../../engine/stores/payload';
import { paneEvent, type BridgeMessage, type ToolMessage, type Visit } from '../protocol';
import { createLife } from './life';
import { createNodesOnPage } from './nodesOnPage';
import { createPointer } from './pointer';
import { watchPolicy } from './policyWatch';

/** The one origin that this page listens and speaks to. */
const toolOrigin = `http://preview.localhost:${window.location.port}`;

const tell = (message: BridgeMessage) => window.parent.postMessage(message, toolOrigin);
const address = () => window.location.pathname + window.location.search;

let told = '';
const nodes = createNodesOnPage(() => {
  queueMicrotask(() => {
    const ids = nodes.ids();
    if (ids.join() === told) return;
    told = ids.join();
    tell({ type: 'nodes', ids });
  });
});
const pointer = createPointer(nodes, {
  pointed: (id) => tell({ type: 'pointed', id }),
  chosen: (id) => tell({ type: 'chosen', id }),
  ended: () => tell({ type: 'inspecting', isOn: false }),
});

/** Starts the site that stands in the document, as `main.tsx` does, with what the preview swaps. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  const payload = JSON.parse(document.getElementById('livery')?.textContent ?? 'null') as DocumentPayload | null;
  if (!root || !payload) return;
  watchPolicy((directive, blocked, source) => tell({ type: 'policy', directive, blocked, source }));
  const life = createLife(root, nodes, (refusal, { persona }) => tell({ type: 'visit', persona, refusal }));
  let { template } = payload.site.theme;
  let { domain } = payload.site;
  let running = Promise.resolve();

  let isAsked = false;
  const renew = () => {
    // While one waits, it will find the newest.
    if (isAsked) return;
    isAsked = true;
    running = running.then(async () => {
      isAsked = false;
      const answer = await fetch(`/__preview/document?path=${encodeURIComponent(window.location.pathname)}`);
      const next = (await answer.json()) as { readonly payload?: DocumentPayload; readonly visit: Visit };
      // Another frame brings other styles, and a page that is gone is another document.
      if (
        !next.payload ||
        !answer.ok ||
        next.payload.site.theme.template !== template ||
        next.payload.site.domain !== domain
      )
        return window.location.reload();
      ({ template } = next.payload.site.theme);
      ({ domain } = next.payload.site);
      await life.show(next.payload, next.visit);
      tell({ type: 'ready', path: address(), revision: next.visit.revision });
    });
    running = running.catch((error: unknown) => console.error('Preview: the site could not be shown again.', error));
  };

  window.addEventListener('message', ({ origin, source, data }: MessageEvent<ToolMessage>) => {
    if (origin !== toolOrigin || source !== window.parent) return;
    if (data.type === 'inspect') pointer.inspect(data.isOn);
    else if (data.type === 'mark') pointer.mark(data.id);
    else if (data.type === 'go') window.location.assign(data.path);
    else renew();
  });
  const paneId = window.location.hostname.split('.')[0];
  import.meta.hot?.on(paneEvent, ({ id }: { readonly id: string }) => {
    if (id === paneId) renew();
  });

  const visit = (await (await fetch('/__preview/visit')).json()) as Visit;
  await life.show(payload, visit);
  tell({ type: 'ready', path: address(), revision: visit.revision });
  followAddress(() => tell({ type: 'path', path: address() }));
}

/** Hears of every change of the address; a route changes it without leaving the document. */
function followAddress(onChange: () => void): void {
  let last = address();
  const look = () => {
    if (address() === last) return;
    last = address();
    onChange();
  };
  window.navigation.addEventListener('currententrychange', look);
}
