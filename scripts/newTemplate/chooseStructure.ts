import { unknownWord } from '../../engine/config/nearest';
import type { Offer } from './offers';
import { choices, mostShared, sharedChoices, type Choice, type Structure } from './structure';

/** A structure to make a template of, or what stands against it, a sentence each. */
export type Chosen = { readonly structure: Structure } | { readonly refusals: readonly string[] };

/**
 * Completes what was chosen to a structure that borrows as few forms of other templates as can be, and then has as
 * little as can be in common with each template there is: at most three of the seven choices (LAYOUT-1). Among equals
 * the words that fewest templates chose go first, then the order of the offers.
 */
export function chooseStructure(
  given: Partial<Structure>,
  offers: Readonly<Record<Choice, readonly Offer[]>>,
  others: ReadonlyMap<string, Structure>,
): Chosen {
  const wrong = choices.flatMap((choice) => wordProblem(choice, given[choice], offers[choice]));
  if (wrong.length > 0) return { refusals: wrong };
  const alike = tooAlike(given, others);
  if (alike.length > 0) return { refusals: alike };
  const best = search(given, offers, others);
  return best === undefined
    ? {
        refusals: [
          'Nothing is left that differs from every template in four choices. Leave out a flag, or draw a new form first.',
        ],
      }
    : { structure: best };
}

function wordProblem(choice: Choice, word: string | undefined, offers: readonly Offer[]): string[] {
  if (word === undefined) return [];
  const drawn = offers.filter(({ isDrawn }) => isDrawn).map((offer) => offer.word);
  const offer = offers.find((candidate) => candidate.word === word);
  if (offer === undefined) return [`--${choice}: ${unknownWord(word, `a form of ${choice}`, drawn).message}`];
  return offer.isDrawn
    ? []
    : [
        `--${choice}: "${word}" is not drawn yet: ${offer.form ?? ''} is missing. Make it first, or take one of: ${drawn.join(', ')}.`,
      ];
}

function tooAlike(given: Partial<Structure>, others: ReadonlyMap<string, Structure>): string[] {
  return [...others].flatMap(([name, other]) => {
    const shared = sharedChoices(given, other);
    if (shared.length <= mostShared) return [];
    return [
      `${shared.map((choice) => `${choice} ${other[choice]}`).join(', ')}: ${name} has them all, and two templates share at most ${mostShared}. Leave one out.`,
    ];
  });
}

function search(
  given: Partial<Structure>,
  offers: Readonly<Record<Choice, readonly Offer[]>>,
  others: ReadonlyMap<string, Structure>,
): Structure | undefined {
  const all = [...others.values()];
  const uses = (choice: Choice, word: string) => all.filter((other) => other[choice] === word).length;
  // A form that another template owns would load that template's code as well.
  const isBorrowed = (choice: Choice, word: string) =>
    offers[choice].some((offer) => offer.word === word && offer.form?.startsWith('templates/') === true);
  let best: { readonly structure: Structure; readonly borrowed: number; readonly most: number } | undefined;
  const walk = (chosen: Partial<Structure>, borrowed: number, left: readonly Choice[]): void => {
    const most = Math.max(0, ...all.map((other) => sharedChoices(chosen, other).length));
    const isBetter = best === undefined || borrowed < best.borrowed || (borrowed === best.borrowed && most < best.most);
    if (most > mostShared || !isBetter) return;
    const [choice, ...rest] = left;
    if (choice === undefined) {
      best = { structure: chosen as Structure, borrowed, most };
      return;
    }
    const own = given[choice];
    const words = offers[choice]
      .filter(({ word, isDrawn, form }) => (own === undefined ? isDrawn && form !== undefined : word === own))
      .map(({ word }) => ({ word, cost: Number(isBorrowed(choice, word)) }))
      .sort((a, b) => a.cost - b.cost || uses(choice, a.word) - uses(choice, b.word));
    for (const { word, cost } of words) walk({ ...chosen, [choice]: word }, borrowed + cost, rest);
  };
  walk({}, 0, choices);
  return best?.structure;
}
