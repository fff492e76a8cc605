import type { Application } from '../context/ApplicationContext';
import type { CompiledLocale, CompiledModal } from '../config/compiled';
import { addMessages } from '../i18n/createI18n';
import { conditionFacts } from '../render/conditionFacts';
import { testCondition } from '../render/conditions';
import { tracked } from '../registry/trackedPromise';
import { treeOf } from '../registry/registry';
import { modalAddress } from '../routing/address';
import type { ModalPayload } from '../stores/payload';

const loaded = new WeakMap<Application, Map<string, Promise<CompiledModal>>>();

/**
 * Loads a modal's payload and code, once; one that is there can be read by `use()` at once. Rejects when it fails to
 * load, until `forgetModal` is said.
 */
export function loadModal(application: Application, locale: CompiledLocale, name: string): Promise<CompiledModal> {
  const modals = loaded.get(application) ?? new Map<string, Promise<CompiledModal>>();
  loaded.set(application, modals);
  const address = addressOf(application, locale, name);
  const known = modals.get(address) ?? tracked(application.environment.busy(fetchModal(application, locale, address)));
  modals.set(address, known);
  return known;
}

/** Lets a modal that failed to load be asked for again. */
export function forgetModal(application: Application, locale: CompiledLocale, name: string): void {
  loaded.get(application)?.delete(addressOf(application, locale, name));
}

function addressOf({ stores }: Application, locale: CompiledLocale, name: string): string {
  return (stores.site.site.payloadRoot ?? '') + modalAddress(locale, name);
}

async function fetchModal(application: Application, locale: CompiledLocale, address: string): Promise<CompiledModal> {
  const { environment, i18n, stores, widgets } = application;
  const response = await environment.fetch(address, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`The modal payload ${address} answered ${response.status}.`);
  const { modal, messages, content, styles } = (await response.json()) as ModalPayload;
  addMessages(i18n, locale.lang, messages);
  stores.content.addSnapshot(content, locale.lang);
  const facts = conditionFacts(stores, locale.code, stores.now());
  const nodes = treeOf(modal.nodes, (when) => testCondition(when, facts) !== false);
  await Promise.all([...styles.map(environment.loadStyle), widgets.preload(nodes)]);
  return modal;
}
