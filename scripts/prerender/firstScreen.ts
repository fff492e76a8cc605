import { brotliCompressSync, constants } from 'node:zlib';
import { criticalStyle, rulesFor, type PreparedStyle } from './criticalStyle';
import { createGapTest } from './gapTest';
import { mainStack, type Element } from './parts';
import { namesIn } from './selectors';

/** What the HTML of a first screen and its style may cost together, in bytes as brotli packs them: what a line's first packets hold. */
const firstScreenBytes = 14_000;

/** What a first screen is made from. */
export interface FirstScreenInput {
  /** The page's body, with its parts marked. */
  readonly body: string;
  /** The rules of all its sheets. */
  readonly rules: PreparedStyle;
  /** Stands before them in the style, whatever the first screen shows. */
  readonly frame: string;
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

/**
 * Finds the first screen of a page: as many parts of its main region as there is room for with the style that they need, or all of the page.
 * One whose first part is too large ends before that part.
 */
export function firstScreenOf({ body, rules, frame, languages, documentOf }: FirstScreenInput): FirstScreen {
  const namesTo = (end: number) => {
    const plain = documentOf('', body.slice(0, end));
    return namesIn(plain.slice(0, plain.indexOf('<head')) + plain.slice(plain.indexOf('<body')), languages);
  };
  const ofPage = rulesFor(rules, namesTo(body.length));
  const screenTo = (end: number) => {
    const style = frame + criticalStyle(ofPage, namesTo(end));
    return { end, style, size: packedSize(documentOf(style, body.slice(0, end))) };
  };
  const ends = [...gapsOf(body, ofPage, documentOf), body.length];
  // The screens grow from end to end: halve until the last that has room is found.
  let best = screenTo(ends[0] ?? body.length);
  let [low, high] = [1, ends.length];
  while (low < high && best.size <= firstScreenBytes) {
    const middle = Math.floor((low + high) / 2);
    const screen = screenTo(ends[middle] ?? body.length);
    if (screen.size <= firstScreenBytes) [best, low] = [screen, middle + 1];
    else high = middle;
  }
  return best;
}

/** Places between the parts of the main region where links change nothing. */
function gapsOf(body: string, rules: PreparedStyle, documentOf: FirstScreenInput['documentOf']): readonly number[] {
  const stack = mainStack(body);
  const outer = [...documentOf('', '').matchAll(/<(html|body)([^>]*)>/g)].map(([, name = '', attributes = '']) => ({ name, attributes }));
  const isFree = createGapTest(rules);
  const around = [...ancestorsOf(stack[0]), ...outer];
  return stack.flatMap((part, index) => (isFree({ stack, index, around }) ? [part.at - part.name.length - 1] : []));
}

function ancestorsOf(element: Element | undefined): readonly Element[] {
  const parent = element?.parent;
  return parent && parent.name !== '' ? [parent, ...ancestorsOf(parent)] : [];
}

/** Slightly more than the server's own packing, in a fraction of its time. */
function packedSize(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
