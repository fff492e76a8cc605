import type { Glossary, PlacedText } from './glossary';

/** A digit of any script, a fraction, a number in a circle, or a sign that stands only beside a figure. */
const figure = /[\p{N}\p{Sc}%％٪‰]/u;

/** Figures that are written in letters: a part of a hundred, and a number before a currency. */
const spelled = [
  /百分之/u,
  /[〇一二三四五六七八九十百千万萬两兩](?:元|块|塊|披索|比索|％)/u,
  /(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|hundred|thousand|million)s?[ -](?:pesos?|dollars?|euros?|rupees?|taka|per ?cent)(?!\p{L})/iu,
];

/**
 * Finds figures that are typed into texts: sums, percentages, multiples, dates, counts, in any script and however they
 * are written. Content gives the number, the site writes it. Returns a line for each: language, place, and the text.
 * The glossary lists the messages whose figure is a rule of the program, and the names that have one (I18N-3).
 */
export function typedFigures(texts: readonly PlacedText[], { figures }: Pick<Glossary, 'figures'>): string[] {
  const rest = (text: string) => figures.names.reduce((words, name) => words.replaceAll(name, ' '), withoutMarks(text));
  return texts.flatMap(({ code, place, text }) => {
    if (Object.hasOwn(figures.messages, place)) return [];
    const words = rest(text);
    return figure.test(words) || spelled.some((pattern) => pattern.test(words))
      ? [`${code} ${place}: “${text}” has a typed figure. Content gives the number, the site writes it.`]
      : [];
  });
}

/** A text without placeholders and tags; a code for a sign is that sign. */
function withoutMarks(text: string): string {
  return text.replace(/\{[\w.]+\}/g, ' ').replace(/<\/?[a-z][a-z0-9]*>/g, ' ');
}
