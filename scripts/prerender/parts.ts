/** Tells the page's main picture, and lets the browser tell when it has painted it. */
export const mainPicture = 'elementtiming="main"';

/** Elements that never have an end tag. */
const voidElements = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/** How deep below the root parts may stand: conditional wrappers and boxes inside regions are levels, too. */
const deepest = 20;

/** A part with the main picture that is longer than this, in characters, comes piece by piece. */
const longestPart = 12_000;

/** The root of a page that is still being read. */
const reading = '#root:not(:has(+*))';

/**
 * What has no next element. Chromium looks again when the next one has something in it, but not when it begins, so that
 * is named, too.
 */
const last = ':not(:has(+*,+* *))';

/** Parts that are the last of more parents than this are shown as they come. */
const mostLevels = 3;

/** An element near the root of a page. */
export interface Element {
  readonly name: string;
  /** Where an attribute can be written. */
  readonly at: number;
  readonly attributes: string;
  readonly parent: Element | undefined;
  readonly children: Element[];
  /** Where its end tag stands. */
  end: number;
}

/**
 * Marks the parts that a page is made of: the regions of its layout, and what its main region shows one below the
 * other, a long part with the main picture piece by piece. A part that is still being read isn't shown (`partRules`),
 * so that nothing moves in a page that arrives in pieces (LAYOUT-2). The mark says how many levels above the part the
 * next element of the page stands. `html` is what React rendered.
 */
export function markParts(html: string): string {
  const marks = partsOf(treeOf(html)).flatMap((part) => {
    const level = levelsToNext(part);
    return level === undefined ? [] : [{ at: part.at, text: ` data-come="${level}"` }];
  });
  marks.sort((a, b) => a.at - b.at);
  return (
    marks.map(({ at, text }, index) => html.slice(marks[index - 1]?.at ?? 0, at) + text).join('') +
    html.slice(marks.at(-1)?.at ?? 0)
  );
}

/**
 * The rules that hide what is still being read: a part without a next element, in a root without one. What stands
 * behind the root ends them, so they count no more once a page is whole, whatever comes and goes in it. Browsers that
 * don't know `:has` show parts as they come.
 */
export const partRules = [
  ` [data-come="0"]${last}`,
  ...Array.from({ length: mostLevels }, (_, index) => index + 1).flatMap(rulesOf),
]
  .map((part) => `${reading}${part}{display:none}`)
  .join('');

/** A part that is the last of its parent waits for what stands behind that, and so on up to the root. */
function rulesOf(level: number): readonly string[] {
  const part = `${'>*'.repeat(level - 1)}>[data-come="${level}"]`;
  return [` ${last}${part}`, part];
}

/** A tag of the page, and where it begins. */
export interface Tag {
  readonly isEnd: boolean;
  readonly name: string;
  readonly attributes: string;
  readonly index: number;
}

/** Reads tag after tag, comments left out, in one way through the text; a `>` in a quoted value ends no tag. */
export function* tagsOf(html: string): Generator<Tag> {
  const head = /(\/?)([a-z][\w:-]*)/iy;
  const unquoted = /[^>"]*/y;
  for (let index = html.indexOf('<'); index >= 0; index = html.indexOf('<', index + 1)) {
    if (html.startsWith('<!--', index)) {
      index = html.indexOf('-->', index);
      if (index < 0) return;
      continue;
    }
    head.lastIndex = index + 1;
    const [, slash, name] = head.exec(html) ?? [];
    if (name === undefined) continue;
    const start = head.lastIndex;
    let end = start;
    for (;;) {
      unquoted.lastIndex = end;
      unquoted.exec(html);
      end = unquoted.lastIndex;
      if (html[end] !== '"') break;
      end = html.indexOf('"', end + 1) + 1;
      if (end === 0) return;
    }
    if (end >= html.length) return;
    yield { isEnd: slash === '/', name, attributes: html.slice(start, end), index };
    index = end;
  }
}

function treeOf(html: string): Element {
  const root: Element = { name: '', at: 0, attributes: '', parent: undefined, children: [], end: html.length };
  let open: Element | undefined = root;
  let depth = 0;
  let below = 0;
  for (const { isEnd, name, attributes, index } of tagsOf(html)) {
    const isWhole = attributes.endsWith('/') || voidElements.has(name.toLowerCase());
    if (isEnd) {
      if (below > 0) below -= 1;
      else if (open) {
        open.end = index;
        open = open.parent;
        depth -= 1;
      }
    } else if (below > 0 || !open || depth >= deepest) {
      if (!isWhole) below += 1;
    } else {
      const at = index + 1 + name.length;
      const element: Element = { name, at, attributes, parent: open, children: [], end: at };
      open.children.push(element);
      if (isWhole) continue;
      open = element;
      depth += 1;
    }
  }
  return root;
}

const isMain = ({ attributes }: Element) => attributes.includes('data-region="main"');

function holdsMain(element: Element): boolean {
  return isMain(element) || element.children.some(holdsMain);
}

/** What is shown as one: an element beside the way to the main region, and each that the main region is made of. */
function partsOf(element: Element): readonly Element[] {
  if (isMain(element)) return stackOf(element).flatMap(piecesOf);
  return element.children.flatMap((child) => (holdsMain(child) ? partsOf(child) : [child]));
}

/** What stands one below the other in the main region, which may have boxes around it. */
function stackOf(element: Element): readonly Element[] {
  const [only, ...others] = element.children;
  return only?.name === 'div' && others.length === 0 ? stackOf(only) : element.children;
}

function holdsPicture({ attributes, children }: Element): boolean {
  return attributes.includes(mainPicture) || children.some(holdsPicture);
}

/**
 * A long part with the main picture, such as a list of games, comes as what stands in it, so that the picture can. A
 * table doesn't: browsers move what is no row out of it.
 */
function piecesOf(part: Element): readonly Element[] {
  return part.name !== 'table' && part.end - part.at > longestPart && part.children.some(holdsPicture)
    ? part.children.flatMap(piecesOf)
    : [part];
}

/** The parts of the main region of a page, in their order; none where it has no main region. */
export function mainParts(html: string): readonly Element[] {
  const mainIn = (element: Element): Element | undefined =>
    isMain(element) ? element : element.children.map(mainIn).find(Boolean);
  const main = mainIn(treeOf(html));
  return main ? partsOf(main) : [];
}

/** How many levels up the next element of the page stands; undefined where that is further than the rules reach. */
function levelsToNext(part: Element): number | undefined {
  let level = 0;
  for (let element = part; element.parent?.children.at(-1) === element; element = element.parent) level += 1;
  return level <= mostLevels ? level : undefined;
}
