import { StrictMode, type ReactElement } from 'react';
import type { Environment } from '../environment';
import '../theme/base.css';
import { createI18n } from '../i18n/createI18n';
import type { Registry } from '../render/registry';
import type { DocumentPayload } from '../stores/payload';
import { createStores, type Stores } from '../stores/stores';
import { ApplicationContext, type Application } from './ApplicationContext';
import { Root } from './Root';
import { RootBoundary } from './RootBoundary';
import { createTakeOver } from '../render/takeOver';
import { createPageLoader } from './pageLoader';
import type { TemplateStyles } from './templateStyles';

/** One running site. */
export interface RunningApplication {
  readonly stores: Stores;
  /** Loads everything the first page needs, so that it renders in one go on the server and hydrates without a gap. */
  readonly preload: () => Promise<void>;
  readonly element: ReactElement;
}

/**
 * Makes an application from a document's payload (CARD-2). The same call serves browser, prerender, preview and tests: what touches
 * the world is in `environment`. On the server `location` is the address to render.
 */
export function createApplication(parts: {
  readonly environment: Environment;
  readonly payload: DocumentPayload;
  readonly registry: Registry;
  readonly templates: TemplateStyles;
  readonly location?: string;
}): RunningApplication {
  const { environment, payload, registry, templates } = parts;
  const { site } = payload;
  const lang = site.locales.enabled.find(({ code }) => code === payload.locale)?.lang ?? 'en';
  const i18n = createI18n(lang);
  const stores = createStores({ environment, site, locale: payload.locale });
  if (!environment.isServer) stores.viewport.follow();
  const pages = createPageLoader({ environment, registry, stores, i18n, templates });
  const application: Application = {
    environment,
    registry,
    stores,
    i18n,
    pages,
    templates,
    takeOver: createTakeOver(environment),
    renderedAt: Date.parse(payload.content.at),
  };
  return {
    stores,
    preload: () => pages.accept(payload),
    element: (
      <StrictMode>
        <ApplicationContext value={application}>
          <RootBoundary environment={environment} i18n={i18n}>
            <Root {...(parts.location === undefined ? {} : { location: parts.location })} />
          </RootBoundary>
        </ApplicationContext>
      </StrictMode>
    ),
  };
}
