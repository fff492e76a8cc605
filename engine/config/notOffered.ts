import { cloned } from './cloned';
import type { CompiledNode, CompiledPage, Text } from './compiled';
import type { Catalogue } from './configInput';
import { ownValue } from './ownValue';

/** Where the page of something that is not offered leads instead, by who may open it. */
const instead: Readonly<Record<'public' | 'player', readonly string[]>> = {
  public: ['home', 'hot', 'sports', 'promotions', 'vip', 'contact-us'],
  player: ['home', 'account', 'deposit', 'inbox', 'vip', 'contact-us'],
};

/** The name of such a page: links go by names, and none leads there. */
export function notOfferedName(name: string): string {
  return `not-offered-${name}`;
}

/** Whether a page says that what stood there is not offered. */
export function isNotOffered(name: string): boolean {
  return name.startsWith('not-offered-');
}

/**
 * What answers at the address of a page that needs what the platform does not offer: its title, that it is not offered,
 * and what there is.
 */
export function notOfferedPage(
  { name, path, title, access }: CompiledPage,
  pages: Readonly<Record<string, CompiledPage>>,
  closed: ReadonlySet<string>,
  { template, catalogue: { widgets } }: { readonly template: string; readonly catalogue: Catalogue },
): CompiledPage {
  const links = instead[access === 'player' ? 'player' : 'public'].flatMap((route) => {
    const there = ownValue(pages, route);
    return there === undefined || closed.has(route) ? [] : [{ route, label: there.title }];
  });
  const words: Text = { key: 'messages:notOffered.text' };
  const written: readonly CompiledNode[] = [
    { id: 'heading', type: 'page-heading', props: { title } },
    { id: 'not-offered', type: 'text', props: { text: words } },
    { id: 'instead', type: 'menu', props: { label: { key: 'ui:notOffered.links' }, links } },
  ];
  const main = written.map((node) => {
    const props = cloned(node.props);
    widgets.get(node.type)?.validate.call(undefined, props);
    return { ...node, props };
  });
  return {
    name: notOfferedName(name),
    path,
    title,
    layout: template,
    access: 'public',
    listed: false,
    regions: { main },
  };
}
