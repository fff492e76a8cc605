import { needsOf, placeOf, selectorsOf, type Names, type SelectorNeeds } from './selectors';
import { isBlock, isGroup, writeRules, type Block, type StyleItem } from './styleRules';

/** A rule with what each of its selectors needs, read once for many pages. */
interface PreparedRule {
  readonly selectors: readonly { readonly text: string; readonly needs: SelectorNeeds }[];
  readonly items: readonly StyleItem[];
}

/** Rules under a condition or in a layer. */
interface PreparedGroup {
  readonly prelude: string;
  readonly rules: PreparedStyle;
}

/** The rules of a sheet, ready to be chosen from. */
export type PreparedStyle = readonly (PreparedRule | PreparedGroup | StyleItem)[];

/** Reads the selectors of rules, and leaves out what no screen shows. */
export function prepareStyle(rules: readonly StyleItem[]): PreparedStyle {
  return rules.flatMap((item): PreparedStyle => {
    if (!isBlock(item)) return [item];
    const { prelude, items } = item;
    if (/^@(?:media print|page|view-transition)\b/.test(prelude)) return [];
    if (isGroup(prelude)) return [{ prelude, rules: prepareStyle(items) }];
    if (prelude.startsWith('@')) return [item];
    return [{ selectors: selectorsOf(prelude).map((text) => ({ text, needs: needsOf(text) })), items }];
  });
}

/** Rules of which each selector says from which place on it may find an element of a page. */
type PlacedStyle = readonly (
  | {
      readonly selectors: readonly { readonly text: string; readonly place: number }[];
      readonly items: readonly StyleItem[];
    }
  | { readonly prelude: string; readonly placed: PlacedStyle }
  | StyleItem
)[];

/** The rules that may find an element of those names, in the state that it comes in. */
export function placeStyle(style: PreparedStyle, names: Names): PlacedStyle {
  return style.flatMap((item): PlacedStyle => {
    if ('selectors' in item) {
      const selectors = item.selectors
        .map(({ text, needs }) => ({ text, place: placeOf(needs, names) }))
        .filter(({ place }) => place < Infinity);
      return selectors.length > 0 ? [{ selectors, items: item.items }] : [];
    }
    if (!('rules' in item)) return [item];
    const placed = placeStyle(item.rules, names);
    return placed.length > 0 ? [{ prelude: item.prelude, placed }] : [];
  });
}

/**
 * What of a page's sheets its first screen shows, which ends at a place: rules for the elements that it has, with the
 * custom properties, fonts and animations that those rules name. All of the sheets follow as links, so what is left out
 * here only comes later.
 */
export function criticalStyle(style: PlacedStyle, end: number): string {
  return writeRules(withoutUnnamed(withoutUnread(rulesTo(style, end))));
}

function rulesTo(style: PlacedStyle, end: number): readonly StyleItem[] {
  return style.flatMap((item): readonly StyleItem[] => {
    if ('selectors' in item) {
      const found = item.selectors.filter(({ place }) => place < end);
      return found.length > 0 ? [{ prelude: found.map(({ text }) => text).join(','), items: item.items }] : [];
    }
    if (!('placed' in item)) return [item];
    const items = rulesTo(item.placed, end);
    return items.length > 0 ? [{ prelude: item.prelude, items }] : [];
  });
}

/** Every selector among the rules. */
export function selectorsAmong(style: PlacedStyle): readonly string[] {
  return style.flatMap((item) =>
    'placed' in item ? selectorsAmong(item.placed) : 'selectors' in item ? item.selectors.map(({ text }) => text) : [],
  );
}

/** Leaves out custom properties that nothing reads, or only such as are not read themselves. */
function withoutUnread(rules: readonly StyleItem[]): readonly StyleItem[] {
  const readBy = new Map<string, string[]>();
  const waiting: string[] = [];
  const look = (items: readonly StyleItem[]) => {
    for (const item of items) {
      if (isBlock(item)) {
        if (!item.prelude.startsWith('@property')) waiting.push(...(item.prelude.match(/--[\w-]+/g) ?? []));
        look(item.items);
      } else if (item.sets === undefined) waiting.push(...item.reads);
      else readBy.set(item.sets, [...(readBy.get(item.sets) ?? []), ...item.reads]);
    }
  };
  look(rules);
  const read = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    waiting.push(...(readBy.get(name) ?? []));
  }
  return kept(rules, (item) => isBlock(item) || item.sets === undefined || read.has(item.sets));
}

const definition = /^@(?:font-face|(?:keyframes|property|counter-style)\s+(\S+))/;

/** Leaves out fonts, animations and registered properties that no rule names. */
function withoutUnnamed(rules: readonly StyleItem[]): readonly StyleItem[] {
  const text = writeRules(kept(rules, (item) => !isBlock(item) || !definition.test(item.prelude)));
  return kept(rules, (item) => {
    const name = isBlock(item) ? nameDefined(item) : undefined;
    return name === undefined || text.includes(name);
  });
}

function nameDefined(block: Block): string | undefined {
  const [found, name] = definition.exec(block.prelude) ?? [];
  if (found === undefined || name !== undefined) return name;
  return /font-family:\s*["']?([^"';}]+)/.exec(writeRules(block.items))?.[1]?.trim();
}

/** The items that are to be kept, at every depth; a block that is left empty goes, too. */
function kept(items: readonly StyleItem[], isKept: (item: StyleItem) => boolean): readonly StyleItem[] {
  return items.flatMap((item): readonly StyleItem[] => {
    if (!isKept(item)) return [];
    if (!isBlock(item)) return [item];
    const inner = kept(item.items, isKept);
    return inner.length > 0 ? [{ prelude: item.prelude, items: inner }] : [];
  });
}
