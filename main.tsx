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
  const modules = createModules(first, async () => (await import('./modules')).modules);
  const application = createApplication({
    environment,
    payload,
    registry: createLazyRegistry(modules),
    templates: createTemplateStyles(modules),
    deferred: (running) => {
      import('./engine/composition/deferredServices').then(
        ({ startDeferredServices }) => startDeferredServices(running),
        (error: unknown) => environment.report(error, 'deferred services'),
      );
    },
  });
  await application.preload();
  const options = {
    onUncaughtError: (error: unknown) => environment.report(error, 'page'),
    onRecoverableError: (error: unknown) => environment.report(error, 'hydration'),
  };
  // What the document links again behind the page.
  for (const link of root.querySelectorAll('link')) link.remove();
  if (root.hasChildNodes()) hydrateRoot(root, application.element, options);
  else createRoot(root, options).render(application.element);
}
