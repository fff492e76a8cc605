import type { i18n } from 'i18next';
import type { MessageSet } from './createI18n';
import { flattenMessages } from './flattenMessages';

/** Loads a whole set of one language, once (error texts, for example). */
export async function loadMessageSet(instance: i18n, code: string, lang: string, set: MessageSet): Promise<void> {
  const marker = `${code}/${set}`;
  const loaded = loadedSets.get(instance) ?? new Set<string>();
  loadedSets.set(instance, loaded);
  if (loaded.has(marker)) return;
  const load = sources[`./messages/${code}/${set}.json`];
  if (!load) return;
  instance.addResources(lang, set, flattenMessages((await load()).default));
  loaded.add(marker);
}

const loadedSets = new WeakMap<i18n, Set<string>>();
const sources = import.meta.glob<{ readonly default: Record<string, unknown> }>(
  './messages/*/{errors,validation,messages}.json',
);
