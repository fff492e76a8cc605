import { useApplication } from '../application/ApplicationContext';
import type { Stores } from '../stores/stores';
import type { ConditionFacts } from './conditions';

/** The facts conditions turn on, read from the stores; the reader must be an observer. */
export function useConditionFacts(localeCode: string): ConditionFacts {
  const { stores, environment } = useApplication();
  return conditionFacts(stores, localeCode, environment.now());
}

/** The same facts outside of components. */
export function conditionFacts(stores: Stores, localeCode: string, now: number): ConditionFacts {
  const { site } = stores.site;
  return {
    isPlayer: stores.session.isAuthenticated,
    hasFeature: (name) => Object.entries(site.features).some(([feature, isOn]) => feature === name && isOn),
    reaches: (name) => stores.viewport.reaches(name),
    locale: localeCode,
    template: site.theme.template,
    now,
  };
}
