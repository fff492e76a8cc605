import { unknownWord } from '../../engine/config/nearest';

/** Why a command does not do what it was asked for, as a sentence for the person who ran it. */
export class Refusal extends Error {}

/** Throws a refusal with the nearest word for the first word that is not known; `what` is `a site`, and so on. */
export function expectKnown(words: readonly string[], what: string, known: readonly string[]): void {
  const lost = words.find((word) => !known.includes(word));
  if (lost !== undefined) throw new Refusal(unknownWord(lost, what, known).message);
}
