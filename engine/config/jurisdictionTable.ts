import { isBroken, type Descriptor } from './descriptors';
import type { JsonPath } from './jsonPath';
import { unknownWord } from './nearest';
import { problemAt, type Finding, type Problem } from './problem';
import type { Vocabulary } from './vocabulary';

/** An element of responsible play: its widget, where it stands, and the feature and operator texts that it needs. */
export interface Element {
  readonly widget: string;
  readonly place: string;
  readonly bare?: boolean;
  readonly feature?: string;
  readonly operator?: readonly string[];
}

export interface Table {
  readonly elements: Readonly<Record<string, Element>>;
  readonly jurisdictions: Readonly<Record<string, readonly string[]>>;
}

/**
 * Problems of the platform's table: it names an element without a description, or a widget or a page that does not
 * exist.
 */
export function jurisdictionTableProblems(
  topic: Descriptor,
  { words, catalogue }: Pick<Vocabulary, 'words' | 'catalogue'>,
): Problem[] {
  const { elements, jurisdictions } = tableOf(topic) ?? { elements: {}, jurisdictions: {} };
  const lost = Object.entries(elements).flatMap(([element, { widget, place }]) => [
    ...(catalogue.widgets.has(widget)
      ? []
      : [
          atElement([element, 'widget'], {
            code: 'widget-unknown',
            ...unknownWord(widget, 'a widget', [...catalogue.widgets.keys()]),
          }),
        ]),
    ...(place === 'layout' || words.route.includes(place)
      ? []
      : [
          atElement([element, 'place'], {
            code: 'page-unknown',
            ...unknownWord(place, 'a page, or "layout"', ['layout', ...words.route]),
          }),
        ]),
  ]);
  function atElement(path: JsonPath, finding: Finding): Problem {
    return problemAt(topic.source, ['elements', ...path], finding);
  }
  const undescribed = Object.entries(jurisdictions).flatMap(([name, asked]) =>
    asked.flatMap((element, index) => {
      if (Object.hasOwn(elements, element)) return [];
      const finding = unknownWord(element, 'an element of responsible play', Object.keys(elements));
      return [problemAt(topic.source, ['jurisdictions', name, index], { code: 'jurisdiction-unknown', ...finding })];
    }),
  );
  return [...lost, ...undescribed];
}

/** The table of a valid file; undefined where the file has errors. */
export function tableOf(topic: Descriptor): Table | undefined {
  return isBroken(topic) ? undefined : (topic.value as unknown as Table);
}
