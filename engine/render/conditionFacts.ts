import type { Stores } from '../stores/stores';
import type { ConditionFacts } from './conditions';

/**
 * The facts conditions turn on, read from the stores; a component that reads them must be an observer. `now` is ms
 * since 1970.
 */
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
