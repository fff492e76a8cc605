/** A declaration, or another statement that ends at a semicolon, as it is written. */
export interface Statement {
  readonly text: string;
  /** The custom property that it sets, if it sets one. */
  readonly sets?: string;
  /** The custom properties that it reads. */
  readonly reads: readonly string[];
}

/** What stands before braces, and what stands in them. */
export interface Block {
  readonly prelude: string;
  readonly items: readonly StyleItem[];
}

/** Part of a style sheet. */
export type StyleItem = Statement | Block;

/** Tells a block from a statement. */
export const isBlock = (item: StyleItem): item is Block => 'prelude' in item;

/** A block whose items are rules again: they count as if they stood outside, under a condition or in a layer. */
export const isGroup = (prelude: string): boolean =>
  /^@(?:media|supports|container|layer|starting-style|scope)\b/.test(prelude);

/**
 * Reads a built sheet into its rules, by braces and semicolons alone; comments are left out. What is never closed ends
 * with the text.
 */
export function readRules(css: string): readonly StyleItem[] {
  const [items] = itemsFrom(css.replace(/\/\*[^]*?\*\//g, ''), 0);
  return items;
}

/** Writes rules as they were read. */
export function writeRules(items: readonly StyleItem[]): string {
  return items.map((item) => (isBlock(item) ? `${item.prelude}{${writeRules(item.items)}}` : item.text)).join('');
}

function statementOf(text: string): Statement {
  const [start = '', sets] = /^(--[\w-]+)\s*:/.exec(text) ?? [];
  return { text, ...(sets === undefined ? {} : { sets }), reads: text.slice(start.length).match(/--[\w-]+/g) ?? [] };
}

/** The items from a place on up to the brace that closes them, and the place behind it. */
function itemsFrom(css: string, begin: number): readonly [items: readonly StyleItem[], end: number] {
  const items: StyleItem[] = [];
  let start = begin;
  let index = begin;
  const finish = (end: number) => {
    const text = css.slice(start, end).trim();
    if (text !== '') items.push(statementOf(text));
    start = index;
  };
  while (index < css.length) {
    const sign = css[index];
    if (sign === '"' || sign === "'" || sign === '(') {
      index = behind(css, index);
      continue;
    }
    index += 1;
    if (sign === ';') finish(index);
    else if (sign === '}') {
      finish(index - 1);
      return [items, index];
    } else if (sign === '{') {
      const prelude = css.slice(start, index - 1).trim();
      const [inner, end] = itemsFrom(css, index);
      items.push({ prelude, items: inner });
      index = end;
      start = end;
    }
  }
  finish(css.length);
  return [items, index];
}

/** The place behind a text in quotes or in round brackets that begins at `index`. */
export function behind(css: string, index: number): number {
  const sign = css[index];
  const isQuote = sign !== '(';
  for (let place = index + 1; place < css.length; place += 1) {
    const next = css[place];
    if (next === '\\') place += 1;
    else if (isQuote ? next === sign : next === ')') return place + 1;
    else if (!isQuote && (next === '"' || next === "'" || next === '(')) place = behind(css, place) - 1;
  }
  return css.length;
}
