import { createRoot, hydrateRoot } from 'react-dom/client';
import { createApplication, createBrowserEnvironment, type DocumentPayload } from './engine';
import { templates } from './templates';
import { registry } from './widgets';

/** Starts the site that stands in the document: loads its chunks, hydrates, and tells the boot script to replay presses. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  const payload = JSON.parse(document.getElementById('livery')?.textContent ?? 'null') as DocumentPayload | null;
  if (!root || !payload) return;
  const environment = createBrowserEnvironment();
  const application = createApplication({ environment, payload, registry, templates });
  await application.preload();
  const options = {
    onUncaughtError: (error: unknown) => environment.report(error, 'page'),
    onRecoverableError: (error: unknown) => environment.report(error, 'hydration'),
  };
  if (root.hasChildNodes()) hydrateRoot(root, application.element, options);
  else createRoot(root, options).render(application.element);
  environment.setTimeout(() => window.dispatchEvent(new Event('livery:ready')), 0);
}

void start();
