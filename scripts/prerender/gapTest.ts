import type { Element } from './parts';
import { mayMatch, namesOf, needsOf, selectorsOf, type Names, type SelectorNeeds } from './selectors';
import { behind } from './styleRules';

type NamedElement = Pick<Element, 'name' | 'attributes'>;

/** A place between two parts of a stack. */
export interface Gap {
  readonly stack: readonly Element[];
  /** Index of the part behind the place. */
  readonly index: number;
  /** The elements around the stack, the nearest first. */
  readonly around: readonly NamedElement[];
}

/** A simple selector of one element, and how it stands to the one before it. */
interface Compound {
  readonly combinator: string;
  readonly text: string;
  readonly needs: SelectorNeeds;
  /** What it says an element is not, as far as names tell. */
  readonly excluded: readonly SelectorNeeds[];
}

/** What stands in the gap: the link of a sheet. */
const filling: NamedElement = { name: 'link', attributes: ' rel="stylesheet" href=""' };

/** A place among the elements that a list of selectors finds. */
const counting = /:nth-(?:last-)?child\([^()]* of ((?:[^()]|\([^()]*\))*)\)/g;

const filled = namesOf([filling]);

/** Whether a list of selectors may find what stands in the gap. */
function findsFilling(list: string): boolean {
  return selectorsOf(list).some((selector) => isAs(compoundOf('', selector), filled));
}

/** Whether an element of these names is as a simple selector says; states count as being there. */
function isAs({ needs, excluded }: Compound, names: Names): boolean {
  return mayMatch(needs, names) && !excluded.some((one) => mayMatch(one, names));
}

/** Whether a combinator leads from an element to one beside it, which is not looked for. */
function isBeside(combinator: string | undefined): boolean {
  return combinator === '+' || combinator === '~';
}

type Fits = (compound: Compound | undefined, element: NamedElement) => boolean;

/**
 * Tells whether the link of a sheet may stand in a gap: whether no rule tells the parts on both sides by each other
 * (`+`), takes the link for a neighbour, or counts how many stand before or behind. It errs on the side of "no".
 */
export function createGapTest(selectors: readonly string[]): (gap: Gap) => boolean {
  const placing = selectors
    .map((selector) => selector.replace(counting, (whole, list: string) => (findsFilling(list) ? whole : ':is(*)')))
    .filter((selector) => /\+|:(?:first-child|nth-(?:last-)?child)/.test(selector))
    .map(compoundsOf);
  const known = new Map<NamedElement, Names>();
  const namesOfOne = (element: NamedElement) => {
    const names = known.get(element) ?? namesOf([element]);
    known.set(element, names);
    return names;
  };
  const fits: Fits = (compound, element) => compound === undefined || isAs(compound, namesOfOne(element));
  return (gap) => !placing.some((compounds) => compounds.some((_, place) => isMoved(compounds, place, gap, fits)));
}

function isMoved(compounds: readonly Compound[], place: number, { stack, index, around }: Gap, fits: Fits): boolean {
  const compound = compounds[place];
  const { text, combinator } = compound ?? { text: '', combinator: '' };
  const isSome = (parts: readonly Element[]) => parts.some((part) => fits(compound, part));
  const counted = text.includes(':nth-last-child')
    ? isSome(stack.slice(0, index))
    : text.includes(':nth-child')
      ? isSome(stack.slice(index))
      : false;
  const begins = text.includes(':first-child') && index === 0 && isSome(stack.slice(0, 1));
  const before = stack[index - 1];
  // The part loses the neighbour that the rule names, or gets one in what fills the gap.
  const beside =
    combinator === '+' &&
    isSome(stack.slice(index, index + 1)) &&
    [filling, ...(before ? [before] : [])].some((neighbour) => fits(compounds[place - 1], neighbour));
  if (!counted && !begins && !beside) return false;
  const outer = compounds.slice(0, beside ? place - 1 : place);
  const link = compounds[beside ? place - 1 : place]?.combinator;
  const [nearest] = around;
  if (link === '>' && nearest && !fits(outer.at(-1), nearest)) return false;
  return outer.every(
    (one, at) =>
      isBeside(one.combinator) ||
      isBeside(outer[at + 1]?.combinator ?? link) ||
      around.some((element) => fits(one, element)),
  );
}

function compoundOf(combinator: string, text: string): Compound {
  const lists = [...text.matchAll(/:not\(/g)].flatMap(({ index }) => {
    const open = index + ':not('.length;
    return selectorsOf(text.slice(open, behind(text, open - 1) - 1));
  });
  // What no name tells from others may be excluded by anything.
  return {
    combinator,
    text,
    needs: needsOf(text),
    excluded: lists.filter((one) => /^[\w.#[\]="'-]+$/.test(one)).map(needsOf),
  };
}

function compoundsOf(selector: string): readonly Compound[] {
  const compounds: Compound[] = [];
  let combinator = '';
  let start = 0;
  const finish = (end: number) => {
    const text = selector.slice(start, end).trim();
    if (text === '') return;
    compounds.push(compoundOf(combinator, text));
    combinator = ' ';
  };
  for (let index = 0; index < selector.length; index += 1) {
    const sign = selector[index] ?? '';
    if (sign === '(' || sign === '"') index = behind(selector, index) - 1;
    else if (sign === '[') index = Math.max(index, selector.indexOf(']', index));
    else if (sign === '\\') index += 1;
    else if (/[\s>+~]/.test(sign)) {
      finish(index);
      if (sign.trim() !== '') combinator = sign;
      start = index + 1;
    }
  }
  finish(selector.length);
  return compounds;
}
