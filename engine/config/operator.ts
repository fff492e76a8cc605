import type { SiteDescriptor } from '../../schemas/generated/descriptors';
import type { CompiledOperator } from './compiledOperator';
import { isRecord, valueAt, type JsonPath } from './jsonPath';
import { unknownWord } from './nearest';
import type { Finding } from './problem';

type Operator = NonNullable<SiteDescriptor['operator']>;

/** What texts may say of the operator, as `{operator.legalName}`. */
const operatorWords = ['legalName', 'licence', 'authority', 'address', 'founded', 'auditor', 'ageMark'] as const;
type OperatorWord = (typeof operatorWords)[number];

/** The placeholders of these words, for texts in the props of nodes. */
export const operatorPlaceholders: readonly string[] = operatorWords.map((word) => `operator.${word}`);

const placeholder = /\{operator\.(\w+)\}/g;

/** The words of the operator that a text asks for. */
export function operatorWordsIn(text: string): string[] {
  return text.includes('{operator.') ? [...text.matchAll(placeholder)].map(([, word = '']) => word) : [];
}

/** A text with the operator's words in it. */
export function withOperatorWords(text: string, words: CompiledOperator['words']): string {
  return text.replace(placeholder, (whole, word: OperatorWord) =>
    Object.hasOwn(words, word) ? (words[word] ?? whole) : whole,
  );
}

/**
 * What a site says of its operator, with the licences and helplines that count under its jurisdiction; undefined where
 * it says nothing.
 */
export function compileOperator(operator: Operator | undefined, jurisdiction: string): CompiledOperator | undefined {
  if (operator === undefined) return undefined;
  const counts = (entry: { readonly jurisdiction?: string }) =>
    entry.jurisdiction === undefined || entry.jurisdiction === jurisdiction;
  const licences = (operator.licences ?? []).filter(counts);
  const helplines = (operator.helplines ?? []).filter(counts);
  const { legalName, address, founded, auditor, ageMark } = operator;
  const authorities = [...new Set(licences.flatMap(({ authority }) => authority ?? []))];
  const words: Record<OperatorWord, string | undefined> = {
    legalName,
    licence: joined(licences.map(({ number }) => number)),
    authority: joined(authorities),
    address,
    founded: founded === undefined ? undefined : String(founded),
    auditor,
    ageMark,
  };
  const said = Object.fromEntries(Object.entries(words).filter(([, word]) => word !== undefined));
  return {
    words: said,
    licences: licences.map(({ jurisdiction: _, ...licence }) => licence),
    helplines: helplines.map(({ jurisdiction: _, ...line }) => line),
  };
}

function joined(words: readonly string[]): string | undefined {
  return words.length === 0 ? undefined : words.join(', ');
}

/** What a schema does not say of an operator: whether its jurisdictions exist, and its helplines can be reached. */
export function operatorFindings(
  operator: unknown,
  jurisdictions: readonly string[],
): { readonly path: JsonPath; readonly finding: Finding }[] {
  return ['licences', 'helplines'].flatMap((list) => {
    const entries = valueAt(operator, [list]);
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((entry: unknown, index) => {
      if (!isRecord(entry)) return [];
      const { jurisdiction } = entry;
      const path: JsonPath = ['operator', list, index];
      return [
        ...(typeof jurisdiction === 'string' && !jurisdictions.includes(jurisdiction)
          ? [{ path: [...path, 'jurisdiction'], finding: unknownJurisdiction(jurisdiction, jurisdictions) }]
          : []),
        ...(list === 'helplines' && !('phone' in entry) && !('url' in entry) ? [{ path, finding: unreachable }] : []),
      ];
    });
  });
}

const unreachable: Finding = {
  code: 'key-missing',
  message: 'The helpline has neither "phone" nor "url". Add one of them, for example "phone": "+00 555 0100".',
};

/** Says that a jurisdiction is not one, and which are. */
export function unknownJurisdiction(name: string, names: readonly string[]): Finding {
  return { code: 'jurisdiction-unknown', ...unknownWord(name, 'a jurisdiction', names) };
}
