import { unknownWord } from '../../engine/config/nearest';
import type { Offer } from './offers';
import { choices, mostShared, sharedChoices, type Choice, type Structure } from './structure';

/** A structure to make a template of, or what stands against it, a sentence each. */
export type Chosen = { readonly structure: Structure } | { readonly refusals: readonly string[] };

/**
 * Completes what was chosen to a structure that has as little as can be in common with each template there is, and at
 * most three of the seven choices (LAYOUT-1). Among equals the words that fewest templates chose go first, then the
 * order of the offers.
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
  let best: { readonly structure: Structure; readonly most: number } | undefined;
  const walk = (chosen: Partial<Structure>, left: readonly Choice[]): void => {
    const most = Math.max(0, ...all.map((other) => sharedChoices(chosen, other).length));
    if (most >= (best?.most ?? mostShared + 1)) return;
    const [choice, ...rest] = left;
    if (choice === undefined) {
      best = { structure: chosen as Structure, most };
      return;
    }
    const words = offers[choice].filter(({ isDrawn, form }) => isDrawn && form !== undefined).map(({ word }) => word);
    const own = given[choice];
    for (const word of own === undefined ? words.sort((a, b) => uses(choice, a) - uses(choice, b)) : [own])
      walk({ ...chosen, [choice]: word }, rest);
  };
  walk({}, choices);
  return best?.structure;
}
