import { wordPattern, type Glossary, type PlacedText } from './glossary';

/**
 * Finds translations that lack a term which their English text has. It checks only the terms of the glossary that have
 * `english`. Returns a line for each: language, place, text, and the word that is missing (I18N-1). A
 * plural form without a twin in English is compared with `other`.
 */
export function missingTerms(texts: readonly PlacedText[], { terms }: Pick<Glossary, 'terms'>): string[] {
  const english = new Map(texts.flatMap(({ code, place, text }) => (code === 'EN' ? [[place, text] as const] : [])));
  const checked = terms.flatMap(({ term, english: pattern, words }) =>
    pattern === undefined ? [] : [{ term, pattern: wordPattern(pattern), words }],
  );
  const asked = new Map(
    [...english].map(([place, text]) => [place, checked.filter(({ pattern }) => pattern.test(plain(text)))]),
  );
  return texts.flatMap(({ code, place, text }) => {
    if (code === 'EN') return [];
    const lower = text.toLowerCase();
    return (asked.get(place) ?? asked.get(otherForm(place)) ?? [])
      .filter(({ words }) => !words[code].some((word) => lower.includes(word.toLowerCase())))
      .map(({ term, words }) => `${code} ${place}: “${text}” lacks the word for “${term}”, “${words[code][0] ?? ''}”.`);
  });
}

/** A text without placeholders and addresses, which name things that no reader sees. */
function plain(text: string): string {
  return text.replace(/\{[\w.]+\}|<[^<>]*>/g, ' ');
}

function otherForm(place: string): string {
  return place.replace(/([_ ])(?:zero|one|two|few|many)$/, '$1other');
}
