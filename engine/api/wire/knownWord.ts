import { ownValue } from '../../config/ownValue';

/** What a word of the platform stands for, in capital or small letters; undefined for one that nobody knows. */
export function knownWord<Value>(words: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return ownValue(words, word.trim().toUpperCase());
}
