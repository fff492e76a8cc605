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
  if (/^(?:[A-Za-z_][\w.-]{0,60}[ \t]{0,20}=|\[{1,2}[A-Za-z_][\w.-]{0,60}\]{1,2}[ \t]{0,20}$)/.test(line)) {
    return {
      offset: start,
      message:
        'The file is written as TOML or INI. Write JSON: braces around all, each key in double quotes with a colon behind it, a comma after each value.',
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

/** A number of another language, whole: a sign, digits with marks between them, and an exponent. */
const number =
  /^[+-]?(?:0[xX][\da-fA-F]{1,12}|0[oO][0-7]{1,16}|0[bB][01]{1,52}|\d{0,15}(?:_\d{1,15}){0,5}\.?\d{0,15}(?:[eE][+-]?\d{1,3})?)(?![\w.])/;

/**
 * What was meant by a number that is not written as JSON writes it: with a plus or zeros in front, of another base,
 * with marks between the digits, or with none before or after the point.
 */
export function numberSlip(text: string, offset: number): SyntaxFinding | undefined {
  const behind = /[+-]?[\d._]{0,20}$/.exec(text.slice(Math.max(0, offset - 20), offset))?.[0] ?? '';
  const start = offset - behind.length;
  const ahead = behind === '' ? text.slice(start).length - text.slice(start).trimStart().length : 0;
  const [written = ''] = number.exec(text.slice(start + ahead, start + ahead + 80)) ?? [];
  if (!/\d/.test(written) || /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(written)) return undefined;
  if (/[\w.]/.test(text.charAt(start - 1))) return undefined;
  const sign = written.startsWith('-') ? '-' : '';
  const digits = written.replace(/^[+-]/, '').replaceAll('_', '');
  const value = /^0\d/.test(digits) ? Number(digits.replace(/^0+(?=\d)/, '')) : Number(digits);
  if (!Number.isFinite(value)) return undefined;
  return {
    code: 'json-syntax',
    message: `"${written}" is no number of JSON, which writes them in tens, without a plus or zeros in front, and with digits on both sides of the point. Write ${sign}${value}.`,
  };
}

/** Signs that stand in the place of a comma or a colon of JSON. */
const signs: Readonly<Record<string, string>> = {
  '=': 'Between a key and its value stands a colon. Write ":".',
  ';': 'Between two entries stands a comma. Write ",".',
  '\uff0c': 'Between two entries stands an ordinary comma. Write ",".',
  '\u3001': 'Between two entries stands an ordinary comma. Write ",".',
  '\uff1b': 'Between two entries stands a comma. Write ",".',
  '\uff1a': 'Between a key and its value stands an ordinary colon. Write ":".',
};

/** What was meant by a sign of another language or alphabet. */
export function signSlip(rest: string): SyntaxFinding | undefined {
  const sign = rest.charAt(0);
  return Object.hasOwn(signs, sign)
    ? { code: 'json-syntax', message: `"${sign}" is no sign of JSON. ${signs[sign] ?? ''}` }
    : undefined;
}

/** A key without quotes: a word that a colon follows. */
export function keySlip(rest: string): SyntaxFinding | undefined {
  const [, key] = /^([A-Za-z_$][\w$-]{0,60})[ \t]{0,20}:/.exec(rest) ?? [];
  return key === undefined
    ? undefined
    : {
        code: 'json-syntax',
        message: `The key ${key} stands without quotes. Write it in straight double quotes: "${key}".`,
      };
}
