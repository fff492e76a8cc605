import type { Element } from './parts';
import type { PreparedStyle } from './criticalStyle';
import { mayMatch, namesOf, needsOf, selectorsOf } from './selectors';
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
}

/**
 * Tells whether an element that shows nothing may stand in a gap: whether no rule tells the parts on both sides by each other (`+`), or by how
 * many stand before or behind them. It errs on the side of "no".
 */
export function createGapTest(rules: PreparedStyle): (gap: Gap) => boolean {
  const placing = selectorsIn(rules)
    .filter((selector) => /\+|:(?:first-child|nth-(?:last-)?child)/.test(selector))
    .map(compoundsOf);
  return (gap) => !placing.some((compounds) => compounds.some((_, place) => isMoved(compounds, place, gap)));
}

function isMoved(compounds: readonly Compound[], place: number, { stack, index, around }: Gap): boolean {
  const { text, combinator } = compounds[place] ?? { text: '', combinator: '' };
  const isSome = (parts: readonly Element[]) => parts.some((part) => fits(text, part));
  const counted = text.includes(':nth-last-child') ? isSome(stack.slice(0, index)) : text.includes(':nth-child') ? isSome(stack.slice(index)) : false;
  const begins = text.includes(':first-child') && index === 0 && isSome(stack.slice(0, 1));
  const before = stack[index - 1];
  const beside = combinator === '+' && before !== undefined && isSome(stack.slice(index, index + 1)) && fits(compounds[place - 1]?.text ?? '', before);
  if (!counted && !begins && !beside) return false;
  const outer = compounds.slice(0, beside ? place - 1 : place);
  const link = compounds[beside ? place - 1 : place]?.combinator;
  const [nearest] = around;
  if (link === '>' && nearest && !fits(outer.at(-1)?.text ?? '', nearest)) return false;
  return outer.every(({ text: one, combinator: own }, at) => own === '+' || outer[at + 1]?.combinator === '+' || around.some((element) => fits(one, element)));
}

/** Whether one element is as a simple selector says; states count as being there. */
function fits(compound: string, element: NamedElement): boolean {
  const names = namesOf([element]);
  const excluded = [...compound.matchAll(/:not\(/g)].flatMap(({ index }) => {
    const open = index + ':not('.length;
    return selectorsOf(compound.slice(open, behind(compound, open - 1) - 1));
  });
  // What no name tells from others may be excluded by anything.
  return mayMatch(needsOf(compound), names) && !excluded.some((one) => /^[\w.#[\]="'-]+$/.test(one) && mayMatch(needsOf(one), names));
}

function selectorsIn(style: PreparedStyle): readonly string[] {
  return style.flatMap((item) => ('rules' in item ? selectorsIn(item.rules) : 'selectors' in item ? item.selectors.map(({ text }) => text) : []));
}

function compoundsOf(selector: string): readonly Compound[] {
  const compounds: Compound[] = [];
  let combinator = '';
  let start = 0;
  const finish = (end: number) => {
    const text = selector.slice(start, end).trim();
    if (text === '') return;
    compounds.push({ combinator, text });
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
