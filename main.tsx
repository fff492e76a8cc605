import { createRoot, hydrateRoot } from 'react-dom/client';
import { createApplication } from './engine/composition/createApplication';
import { createTemplateStyles } from './engine/application/templateStyles';
import { createBrowserEnvironment } from './engine/browserEnvironment';
import { createModules, type ModuleTable } from './engine/registry/modules';
import { createLazyRegistry } from './engine/registry/registry';
import type { DocumentPayload } from './engine/stores/payload';

/**
 * Starts the site that stands in the document: loads its chunks, and hydrates. `first` holds what
 * its template's home needs; the build makes an entry with it for each template. All else is looked up in `modules.ts`.
 */
export async function start(first: ModuleTable): Promise<void> {
  const root = document.getElementById('root');
  const data = document.getElementById('livery');
  const payload = JSON.parse(data?.textContent ?? 'null') as DocumentPayload | null;
  if (!root || !payload) return;
  // A document starts once: another template's code, which start-up may bring (SITE-4), lies in an entry of its own.
  data?.remove();
  const environment = createBrowserEnvironment();
  const reported = (context: string) => (error: unknown) => environment.report(error, context);
  const modules = createModules(first, async () => (await import('./modules')).modules);
  const application = createApplication({
    environment,
    payload,
    registry: createLazyRegistry(modules),
    templates: createTemplateStyles(modules),
    deferred: (running) => {
      import('./engine/composition/deferredServices').then(
        ({ startDeferredServices }) => startDeferredServices(running),
        reported('deferred services'),
      );
    },
  });
  await application.preload();
  // The oldest browsers that are served know no popovers. Presses are kept until the page is hydrated.
  if (!('popover' in root))
    await import('./engine/shell/popovers').then(({ standInForPopovers: standIn }) => standIn(), reported('popovers'));
  const options = {
    onUncaughtError: reported('page'),
    onRecoverableError: reported('hydration'),
  };
  // What the document links again behind the page.
  for (const link of root.querySelectorAll('link')) link.remove();
  if (root.hasChildNodes()) hydrateRoot(root, application.element, options);
  else createRoot(root, options).render(application.element);
}
