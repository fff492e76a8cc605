import type { ProblemCode } from './errorCatalogue';

/** What is said of a place where the text stops being JSON. */
export interface SyntaxFinding {
  readonly code: ProblemCode;
  readonly message: string;
}

/** What a whole file is in place of JSON, and where that shows; undefined where it is JSON with mistakes. */
export function otherLanguage(text: string): { readonly offset: number; readonly message: string } | undefined {
  const conflict = /^(?:<<<<<<<|=======|>>>>>>>)/m.exec(text);
  if (conflict !== null)
    return {
      offset: conflict.index,
      message: 'A merge was left unfinished here. Choose one of the two sides and take the marks out.',
    };
  // Lines that begin with "#" are no sign of a language: they stand in many, and before JSON too.
  const start = text.length - withoutComments(text).length;
  const line = text.slice(start, start + 200).split('\n')[0] ?? '';
  if (/^(?:---\s*$|- |[A-Za-z_$][\w$-]*:(?:\s|$))/.test(line)) {
    return {
      offset: start,
      message:
        'The file is written as YAML. Write JSON: braces around all, each key in double quotes, a comma after each value.',
    };
  }
  if (line.startsWith('<'))
    return { offset: start, message: 'The file is written as HTML or XML. Write JSON: it begins with "{".' };
  return undefined;
}

/** A text from its first line that is neither blank nor a comment of "#". */
function withoutComments(text: string): string {
  let rest = text.trimStart();
  while (rest.startsWith('#')) {
    const end = rest.indexOf('\n');
    rest = end < 0 ? '' : rest.slice(end).trimStart();
  }
  return rest;
}

const bareWords: Readonly<Record<string, string>> = {
  True: 'true',
  TRUE: 'true',
  yes: 'true',
  Yes: 'true',
  on: 'true',
  False: 'false',
  FALSE: 'false',
  no: 'false',
  No: 'false',
  off: 'false',
};

const nothings: ReadonlySet<string> = new Set([
  'None',
  'nil',
  'NULL',
  'Null',
  'undefined',
  'NaN',
  'Infinity',
  '-Infinity',
]);

/**
 * What was meant by something at a place that JSON does not know: other quotes, comments and words of other languages.
 */
export function slipAt(rest: string): SyntaxFinding | undefined {
  if (rest.startsWith('#'))
    return {
      code: 'json-comment',
      message: 'JSON has no comments, and "#" begins none. Take it out; a "description" says what a thing is for.',
    };
  const line = rest.slice(0, 200).split('\n')[0] ?? '';
  const quoted =
    /^([\u2018-\u201f\u00ab\u00bb\u300c\u300d\uff02\uff07\u00b4`'])([^\u2018-\u201f\u00ab\u00bb\u300c\u300d\uff02\uff07\u00b4`'"]{0,60})/.exec(
      line,
    );
  if (quoted !== null) {
    const [, mark = '', words = ''] = quoted;
    const kind = mark === "'" ? 'single quotes' : mark === '`' ? 'backticks' : 'curly quotes';
    return {
      code: 'json-syntax',
      message: `${mark}${words.trim()} stands in ${kind}. Write it in straight double quotes: "${words.trim()}".`,
    };
  }
  const word = /^-?[A-Za-z]{2,20}/.exec(line)?.[0] ?? '';
  if (Object.hasOwn(bareWords, word))
    return {
      code: 'json-syntax',
      message: `"${word}" starts no value. Write ${bareWords[word] ?? ''}, or a text in double quotes.`,
    };
  if (nothings.has(word))
    return { code: 'json-syntax', message: `"${word}" is no value of JSON. Leave the key out, or write a value.` };
  return undefined;
}

/** A number with a zero before it, or of another base: JSON ends it behind the zero. */
export function numberSlip(text: string, offset: number): SyntaxFinding | undefined {
  if (!/(?:^|[^\w.])-?0$/.test(text.slice(Math.max(0, offset - 3), offset))) return undefined;
  const [rest = ''] =
    /^(?:[xX][\da-fA-F]{1,12}|[oO][0-7]{1,16}|[bB][01]{1,52}|\d{1,15}(?:\.\d{1,15})?)(?![\w.])/.exec(
      text.slice(offset, offset + 60),
    ) ?? [];
  if (rest === '') return undefined;
  const sign = text.slice(0, offset).endsWith('-0') ? '-' : '';
  return {
    code: 'json-syntax',
    message: `"${sign}0${rest}" is no number of JSON, which writes them in tens and without zeros in front. Write ${sign}${Number(`0${rest}`)}.`,
  };
}
