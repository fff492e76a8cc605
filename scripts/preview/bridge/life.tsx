import { createRoot, type Root } from 'react-dom/client';
import { createApplication, type RunningApplication } from '../../../engine/composition/createApplication';
import { createTemplateStyles } from '../../../engine/application/templateStyles';
import { viewportRules } from '../../../engine/render/conditions';
import { createModules } from '../../../engine/registry/modules';
import { createLazyRegistry } from '../../../engine/registry/registry';
import type { DocumentPayload } from '../../../engine/stores/payload';
import { modules as table } from '../../../modules';
import type { Visit } from '../protocol';
import { createInspectedRegistry } from './inspectedRegistry';
import { keepState, type KeptState } from './keptState';
import type { NodesOnPage } from './nodesOnPage';
import { createPreviewEnvironment } from './previewEnvironment';
import { visitAs } from './visitAs';

/** The running site, from one change of configuration to the next. */
export interface Life {
  /** Shows a payload; what the visitor typed and where the page stood stay. */
  readonly show: (payload: DocumentPayload, visit: Visit) => Promise<void>;
}

/** Makes the site run in an element. `onVisit` is told who is here now, or why somebody may not sign in. */
export function createLife(
  element: HTMLElement,
  nodes: NodesOnPage,
  onVisit: (refusal: string | null, visit: Visit) => void,
): Life {
  const modules = createModules(table);
  const registry = createInspectedRegistry(createLazyRegistry(modules), nodes);
  const templates = createTemplateStyles(modules);
  let kept: KeptState | undefined;
  let last: { readonly root: Root; readonly end: () => void; readonly payload: DocumentPayload } | undefined;

  return {
    show: async (payload, visit) => {
      const environment = createPreviewEnvironment(visit.aheadMs);
      const application: RunningApplication = createApplication({
        environment,
        payload,
        registry,
        templates,
        deferred: (running) => {
          import('../../../engine/composition/deferredServices').then(
            ({ startDeferredServices }) => startDeferredServices(running),
            (error: unknown) => environment.report(error, 'deferred services'),
          );
        },
      });
      await application.preload();
      if (last) kept = keepState(element, kept);
      last?.end();
      last?.root.unmount();
      applyTheme(last?.payload, payload);
      const root = createRoot(element, {
        onUncaughtError: (error: unknown) => environment.report(error, 'page'),
        onRecoverableError: (error: unknown) => environment.report(error, 'hydration'),
      });
      root.render(application.element);
      last = { root, end: environment.end, payload };
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      kept?.restore();
      // Not awaited: the sign-in ends late, or in maintenance never, and the next change must not wait for it.
      visitAs(environment, application.stores, visit).then(
        (refusal) => onVisit(refusal, visit),
        (error: unknown) => environment.report(error, 'sign-in of the preview'),
      );
    },
  };
}

/**
 * What of a document stands outside the application: its classes, language, whether it is closed, and the widths it
 * turns on.
 */
function applyTheme(before: DocumentPayload | undefined, { site, locale }: DocumentPayload): void {
  const { classList } = document.body;
  if (before) classList.remove(...before.site.theme.bodyClasses);
  classList.add(...site.theme.bodyClasses);
  // A life that ended in maintenance has left the document closed.
  document.documentElement.removeAttribute('data-maintenance');
  document.documentElement.lang = site.locales.enabled.find(({ code }) => code === locale)?.lang ?? 'en';
  const style = document.getElementById('livery-viewport');
  if (style && before)
    style.textContent = `${/^@layer [^;]*;/.exec(style.textContent)?.[0] ?? ''}${viewportRules(site.breakpoints)}`;
}
