import { brotliCompressSync, constants } from 'node:zlib';
import { criticalStyle, placeStyle, selectorsAmong, type PreparedStyle } from './criticalStyle';
import { createGapTest } from './gapTest';
import { mainParts, mainPicture, tagsOf, type Element, type Tag } from './parts';
import { namesOf } from './selectors';

/**
 * What the HTML of a first screen and its style may cost together, in bytes as brotli packs them: what a line's first
 * packets hold.
 */
const firstScreenBytes = 14_000;
/**
 * How much HTML a phone's screen holds below the beginning of the page's main picture, in characters. What is laid out
 * with the picture is painted with it, so a longer first screen would only show it later.
 */
const htmlBelowPicture = 4000;

/** What a first screen is made from. */
export interface FirstScreenInput {
  /** The page's body, with its parts marked. */
  readonly body: string;
  /** The rules of all its sheets. */
  readonly rules: PreparedStyle;
  /** Stands before them in the style, whatever the first screen shows. */
  readonly own: string;
  /** Languages of the site's pages, as BCP 47 tags. */
  readonly languages: readonly string[];
  /** The document up to the end of the first screen, with a style and a body. */
  readonly documentOf: (style: string, body: string) => string;
}

/** The style of a first screen, and where it ends in the body: there the links of the sheets belong. */
export interface FirstScreen {
  readonly style: string;
  readonly end: number;
}

/** A screen that was tried. */
interface Screen extends FirstScreen {
  /** Length of the document up to its end, and what that is packed. */
  readonly length: number;
  readonly size: number;
}

/**
 * Finds the first screen of a page: as many parts of its main region as there is room for with the style that they
 * need, or all of the page. It ends soon after the page's main picture. One whose first part is too large ends before
 * that part.
 */
export function firstScreenOf({ body, rules, own, languages, documentOf }: FirstScreenInput): FirstScreen {
  const empty = documentOf('', '');
  // Scripts stand between the two, whose text reads like tags.
  const outer = [...empty.matchAll(/<(html|body)((?:[^<>"]|"[^"]*")*)>/g)].map(([, name = '', attributes = '']) => ({
    name,
    attributes,
  }));
  // What stands around the body counts as there from the start.
  const around = tagsOf(empty.slice(empty.indexOf('<body')));
  const names = namesOf([...outer, ...unplaced(around), ...tagsOf(body)], languages);
  const style = placeStyle(rules, names);
  const screenTo = (end: number): Screen => {
    const first = own + criticalStyle(style, end);
    const text = documentOf(first, body.slice(0, end));
    return { end, style: first, length: text.length, size: packedSize(text) };
  };
  const isFree = createGapTest(selectorsAmong(style));
  const gaps = mainParts(body).flatMap((part) => {
    const stack = part.parent?.children ?? [];
    const around = [...ancestorsOf(part), ...outer];
    return isFree({ stack, index: stack.indexOf(part), around }) ? [part.at - part.name.length - 1] : [];
  });
  return largestOf(endsOf([...gaps, body.length], body.indexOf(mainPicture)), screenTo);
}

/** The ends up to the first one that has a screen below the main picture; all of them in a page without one. */
function endsOf(ends: readonly number[], picture: number): readonly number[] {
  const last = picture < 0 ? -1 : ends.findIndex((end) => end >= picture + htmlBelowPicture);
  return last < 0 ? ends : ends.slice(0, last + 1);
}

/** The last of the ends, which grow, whose screen has room; the first where none has. */
function largestOf(ends: readonly number[], screenTo: (end: number) => Screen): Screen {
  let best = screenTo(ends[0] ?? 0);
  let [low, high] = [0, ends.length];
  if (best.size > firstScreenBytes) return best;
  for (let tries = 0; high - low > 1; tries += 1) {
    // Packing is what takes long, so the first tries go where it should lead to if the rest packs like what stands
    // before it.
    const room = (firstScreenBytes / best.size) * best.length - best.length;
    const guess = ends.findLastIndex((end) => end <= best.end + room);
    const middle = tries < 3 ? Math.min(Math.max(guess, low + 1), high - 1) : Math.floor((low + high) / 2);
    const screen = screenTo(ends[middle] ?? 0);
    if (screen.size <= firstScreenBytes) [best, low] = [screen, middle];
    else high = middle;
  }
  return best;
}

function unplaced(tags: Iterable<Tag>): readonly Pick<Tag, 'name' | 'attributes'>[] {
  return [...tags].map(({ name, attributes }) => ({ name, attributes }));
}

function ancestorsOf({ parent }: Element): readonly Element[] {
  return parent && parent.name !== '' ? [parent, ...ancestorsOf(parent)] : [];
}

/**
 * What a text is packed, in bytes, about as the server packs a page that it renders when asked: a faster packing, which
 * leaves 2 % more, in a fraction of the time.
 */
function packedSize(text: string): number {
  return 0.98 * brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
