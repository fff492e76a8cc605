import type { Plugin } from 'vite';
import { localeCodes, type CompiledBundle } from '../../engine/config/compiled';
import { ownValue } from '../../engine/config/ownValue';

const opening = '⟦';
const closing = '⟧';
const share = 1.4;

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
};

/**
 * A text as the pseudo-language has it: vowels accented and doubled until it is 40 % longer, between ⟦ and ⟧, so that
 * what is cut off or never went through the messages is seen at once. Placeholders stay, and so do texts that are
 * drawings, such as a crossword.
 */
export function pseudoText(text: string): string {
  if (/^[A-Z#/]+$/.test(text)) return text;
  const parts = text.split(/(\{\w+\})/);
  const isWords = (index: number) => index % 2 === 0;
  let missing = Math.ceil(parts.filter((_, index) => isWords(index)).join('').length * (share - 1));
  const longer = parts.map((part, index) =>
    isWords(index)
      ? part.replace(/[aeiou]/gi, (vowel) => {
          missing -= 1;
          return (ownValue(accents, vowel) ?? vowel).repeat(missing >= 0 ? 2 : 1);
        })
      : part,
  );
  return `${opening}${longer.join('')}${'~'.repeat(Math.max(0, missing))}${closing}`;
}

/** Puts every message of every language into the pseudo-language, wherever code loads it. */
export function pseudoMessagesPlugin(): Plugin {
  return {
    name: 'livery:pseudo-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/engine\/i18n\/messages\/[^/]+\/[^/]+\.json$/ },
      handler: (code) => ({ code: JSON.stringify(mapStrings(JSON.parse(code))), map: null }),
    },
  };
}

/** A site whose written texts are in the pseudo-language; names of brands and languages stay. */
export function pseudoBundle(bundle: CompiledBundle): CompiledBundle {
  return pseudoTexts(bundle) as CompiledBundle;
}

function pseudoTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pseudoTexts);
  if (typeof value !== 'object' || value === null) return value;
  if (isWritten(value)) return mapStrings(value);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, pseudoTexts(part)]));
}

/** Words by language. */
function isWritten(value: object): boolean {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value);
  return (
    entries.length > 0 &&
    entries.every(([key, part]) => localeCodes.some((code) => code === key) && typeof part === 'string')
  );
}

function mapStrings(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapStrings(part)]));
}
