import { when } from 'mobx';
import { StrictMode, type ReactElement } from 'react';
import type { Environment } from '../environment';
import '../theme/base.css';
import './oldValues.css';
import { createI18n } from '../i18n/createI18n';
import type { Registry } from '../registry/registry';
import type { DocumentPayload } from '../stores/payload';
import { createStores, type Stores } from '../stores/stores';
import { ApplicationContext, type Application } from '../context/ApplicationContext';
import type { TemplateStyles } from '../context/services';
import { BrokenWidget } from '../ui/BrokenWidget';
import { Root } from './Root';
import { RootBoundary } from './RootBoundary';
import { firstInteractionTimeoutMs } from '../hydration/firstInteraction';
import { createHydrationTracker } from '../hydration/hydrationTracker';
import { createWidgetLoader } from '../registry/widgetLoader';
import { createGameWindow } from '../application/gameWindow';
import { createChunkGuard } from '../application/chunkGuard';
import { createPageLoader } from '../application/pageLoader';
import { createReloadBlockers } from '../application/reloadBlockers';
import { createUpdatePolicy } from '../application/updatePolicy';

/** One running site. */
export interface RunningApplication {
  readonly stores: Stores;
  /** Loads everything the first page needs, so that it renders in one go on the server and hydrates without a gap. */
  readonly preload: () => Promise<void>;
  readonly element: ReactElement;
}

/**
 * Makes an application from a document's payload (CARD-2). The same call serves browser, prerender, preview and tests:
 * what touches the world is in `environment`. On the server `location` is the address to render.
 */
export function createApplication(parts: {
  readonly environment: Environment;
  readonly payload: DocumentPayload;
  readonly registry: Registry;
  readonly templates: TemplateStyles;
  readonly location?: string;
  /** Called at the first user interaction, or after `firstInteractionTimeoutMs`: starts the deferred services. */
  readonly deferred?: (application: Application) => void;
}): RunningApplication {
  const { environment, payload, registry, templates } = parts;
  const { site } = payload;
  const lang = site.locales.enabled.find(({ code }) => code === payload.locale)?.lang ?? 'en';
  const i18n = createI18n(lang);
  const stores = createStores({
    environment,
    site,
    locale: payload.locale,
    onOtherTheme: async (startup) => (await import('../application/otherTheme')).applyOtherTheme(startup, application),
  });
  if (!environment.isServer) stores.viewport.follow();
  const reloadBlockers = createReloadBlockers();
  const updatePolicy = createUpdatePolicy(environment, reloadBlockers);
  const { reloadGuardMs: guardMs, sessionToastMs: noticeMs } = site.timings;
  const onMissing = createChunkGuard({ environment, reloadBlockers, notices: stores.notices, guardMs, noticeMs });
  const widgets = createWidgetLoader(environment, registry, onMissing);
  const pages = createPageLoader({ environment, widgets, stores, i18n, templates, updatePolicy });
  let isStarted = false;
  const application: Application = {
    environment,
    widgets,
    stores,
    i18n,
    pages,
    templates,
    BrokenWidget,
    hydration: createHydrationTracker(environment),
    reloadBlockers,
    updatePolicy,
    gameWindow: createGameWindow(environment),
    start: () => {
      stores.start();
      if (isStarted) return;
      isStarted = true;
      when(
        () => stores.site.isOpen,
        () => environment.onFirstInteraction(() => parts.deferred?.(application), firstInteractionTimeoutMs),
      );
    },
    build: payload.build,
    renderedAt: Date.parse(payload.content.at),
  };
  return {
    stores,
    preload: () => {
      if (!environment.isServer) stores.ask();
      return pages.accept(payload);
    },
    element: (
      <StrictMode>
        <ApplicationContext value={application}>
          <RootBoundary>
            <Root location={parts.location} />
          </RootBoundary>
        </ApplicationContext>
      </StrictMode>
    ),
  };
}
