import { cloned } from './cloned';
import { localeCodes, type CompiledNode } from './compiled';
import type { CompiledOperator } from './compiledOperator';
import type { Catalogue } from './configInput';
import { isRecord } from './jsonPath';
import { operatorWordsIn, withOperatorWords } from './operator';
import { fullKey } from './texts';

type Nodes = readonly CompiledNode[];

/** Stands for what cannot be said. */
const unsaid = Symbol('unsaid');

/** Whether lists of nodes that sites share name the operator, worked out once. */
const mentions = new WeakMap<Nodes, boolean>();

/** Returns lists of nodes as one site can say them. */
export type Saying = (nodes: Nodes) => Nodes;

/**
 * Fills in what texts in the props of nodes ask of the operator. A text that asks for what the site does not say does
 * not show: an optional prop goes, an entry goes from its list, and a node that needs it goes whole. Texts by key keep
 * their placeholders, which are filled where they show.
 */
export function sayingOf(operator: CompiledOperator | undefined, catalogue: Catalogue): Saying {
  const words = operator?.words ?? {};
  const isKnown = (word: string) => Object.hasOwn(words, word);

  function said(value: unknown): unknown {
    if (Array.isArray(value)) {
      const left = value.map(said).filter((entry) => entry !== unsaid);
      return value.length > 0 && left.length === 0 ? unsaid : left;
    }
    if (!isRecord(value)) return value;
    if (isText(value)) {
      if (!askedBy(value, catalogue).every(isKnown)) return unsaid;
      return Object.fromEntries(
        Object.entries(value).map(([code, text]) => [code, withOperatorWords(String(text), words)]),
      );
    }
    const entries = Object.entries(value).map(([key, inner]) => [key, said(inner)] as const);
    return entries.some(([, inner]) => inner === unsaid) ? unsaid : Object.fromEntries(entries);
  }

  function saidNode(node: CompiledNode): CompiledNode[] {
    const slots = Object.entries(node.slots ?? {}).flatMap(([name, inner]) => {
      const left = saidNodes(inner);
      return inner.length > 0 && left.length === 0 ? [] : [[name, left] as const];
    });
    const { slots: _, ...own } = node;
    const around = slots.length === 0 ? {} : { slots: Object.fromEntries(slots) };
    if (!asks(node.props, catalogue)) return [{ ...own, ...around }];
    const props = Object.fromEntries(
      Object.entries(node.props).flatMap(([name, value]) => keptProp(name, said(value))),
    );
    return isWhole(node, props, catalogue) ? [{ ...own, props, ...around }] : [];
  }

  function saidNodes(nodes: Nodes): Nodes {
    let isMentioned = mentions.get(nodes);
    if (isMentioned === undefined)
      mentions.set(nodes, (isMentioned = nodes.some((node) => mentionsOperator(node, catalogue))));
    return isMentioned ? nodes.flatMap(saidNode) : nodes;
  }
  return saidNodes;
}

function keptProp(name: string, value: unknown): [string, unknown][] {
  return value === unsaid ? [] : [[name, value]];
}

/** Fills in the defaults of props that are left; false where the widget needs what is gone. */
function isWhole(node: CompiledNode, props: Record<string, unknown>, { widgets }: Catalogue): boolean {
  const validate = widgets.get(node.type)?.validate;
  return validate === undefined || validate.call(undefined, props) || !validate.call(undefined, cloned(node.props));
}

function mentionsOperator({ props, slots = {} }: CompiledNode, catalogue: Catalogue): boolean {
  return (
    asks(props, catalogue) ||
    Object.values(slots).some((nodes) => nodes.some((node) => mentionsOperator(node, catalogue)))
  );
}

function asks(value: unknown, catalogue: Catalogue): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (isRecord(value) && isText(value)) return askedBy(value, catalogue).length > 0;
  return Object.values(value).some((inner) => asks(inner, catalogue));
}

/** The words of the operator that a text asks for, in any language. */
function askedBy(text: Readonly<Record<string, unknown>>, { messages, keyPlaceholders }: Catalogue): readonly string[] {
  if (typeof text.key !== 'string') return Object.values(text).flatMap((words) => operatorWordsIn(String(words)));
  const asked = keyPlaceholders.get(fullKey(text.key, messages.get('EN')) ?? '') ?? [];
  return asked.flatMap((name) => operatorWordsIn(`{${name}}`));
}

/** Whether a value of a prop is a text: a message key, or words by language. */
function isText(value: Readonly<Record<string, unknown>>): boolean {
  const entries = Object.entries(value);
  if (entries.length === 0 || !entries.every(([, word]) => typeof word === 'string')) return false;
  return (
    (entries.length === 1 && 'key' in value) || entries.every(([name]) => localeCodes.some((code) => code === name))
  );
}
