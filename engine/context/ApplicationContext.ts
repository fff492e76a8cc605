import type { i18n } from 'i18next';
import { createContext, useContext, type Context } from 'react';
import type { Environment } from '../environment';
import type { HydrationTracker } from '../hydration/hydrationTracker';
import type { WidgetLoader } from '../registry/widgetLoader';
import type { Stores } from '../stores/stores';
import type { BrokenWidget, GameWindow, PageLoader, ReloadBlockers, TemplateStyles, UpdatePolicy } from './services';

/** What one application is made of; two may live side by side. */
export interface Application {
  readonly environment: Environment;
  readonly widgets: WidgetLoader;
  readonly stores: Stores;
  readonly i18n: i18n;
  readonly pages: PageLoader;
  readonly templates: TemplateStyles;
  readonly BrokenWidget: BrokenWidget;
  readonly hydration: HydrationTracker;
  readonly reloadBlockers: ReloadBlockers;
  readonly updatePolicy: UpdatePolicy;
  readonly gameWindow: GameWindow;
  /** Begins once the page has been hydrated. */
  readonly start: () => void;
  /** The build of code and configuration that the document came from. */
  readonly build: string;
  /**
   * When the document was rendered ahead, in ms since 1970: what turned on the time then must be hydrated as it was.
   */
  readonly renderedAt: number;
}

export const ApplicationContext = createContext<Application | null>(null);

/** The application a component lives in. */
export function useApplication(): Application {
  return useInside(ApplicationContext);
}

/** What an application gives to all that stands in it; an error outside of one. */
export function useInside<Value>(context: Context<Value | null>): Value {
  const value = useContext(context);
  if (!value) throw new Error('createApplication() is missing.');
  return value;
}

/** The clock of the application and its timers: what a widget may use of the environment. */
export function useClock(): Pick<Environment, 'now' | 'setTimeout' | 'clearTimeout'> {
  return useApplication().environment;
}

/** The stores of the application. */
export function useStores(): Stores {
  return useApplication().stores;
}
