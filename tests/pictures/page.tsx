import { createRoot, type Root } from 'react-dom/client';
import { createApplication } from '../../engine/composition/createApplication';
import { createBrowserEnvironment } from '../../engine/browserEnvironment';
import { templates } from '../../templates';
import { registry } from '../../widgets';
import { testEnvironment } from '../fixtures/environment';
import type { ExampleData } from './exampleData';

let last: Root | undefined;

/**
 * Shows an example in place of the one before. What it does not answer itself the sandbox does, to a demo player where
 * it is one who looks.
 */
async function show({ payload, player }: ExampleData): Promise<void> {
  last?.unmount();
  const root = document.createElement('div');
  root.id = 'root';
  document.body.replaceChildren(root);
  // Nothing is remembered from one picture to the next.
  const { local, session } = testEnvironment();
  const application = createApplication({
    environment: { ...createBrowserEnvironment(), local, session },
    payload,
    registry,
    templates,
  });
  await application.preload();
  last = createRoot(root);
  last.render(application.element);
  if (player) await (await application.stores.sessionLoader.load()).login(player.accountId, player.password);
}

Object.assign(window, { show });
