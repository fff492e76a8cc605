/**
 * Blanks and punctuation of other scripts than ASCII: of Latin-1, of two Indian scripts, general (with blanks that have
 * no width), Chinese, and in full width. Each run of neighbours as JavaScript reads it, and as nginx does: in bytes.
 */
const otherPunctuation = [
  ['[\\xa0\\xa1\\xab\\xad\\xb7\\xbb\\xbf]', '\\xc2[\\xa0\\xa1\\xab\\xad\\xb7\\xbb\\xbf]'],
  ['[\\u0964\\u0965]', '\\xe0\\xa5[\\xa4\\xa5]'],
  ['[\\u2000-\\u206f]', '\\xe2(?:\\x80[\\x80-\\xbf]|\\x81[\\x80-\\xaf])'],
  ['[\\u3000-\\u303f]', '\\xe3\\x80[\\x80-\\xbf]'],
  ['\\ufeff', '\\xef\\xbb\\xbf'],
  ['[\\uff01-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff3f]', '\\xef\\xbc[\\x81-\\x8f\\x9a-\\xa0\\xbb-\\xbf]'],
  ['[\\uff40\\uff5b-\\uff65]', '\\xef\\xbd[\\x80\\x9b-\\xa5]'],
] as const;

/**
 * What people and programs add to an address: blanks before it; slashes, blanks and punctuation at its end,
 * `index.html`, `.html`, and what follows `;` or `&`. At most eight of them, so that the time grows with the length
 * alone. The group is the path without the slash that it begins with. JavaScript reads characters, and nginx bytes.
 */
export function loosePattern(reader: 'JavaScript' | 'nginx'): string {
  const others = otherPunctuation.map(([characters, bytes]) => (reader === 'nginx' ? bytes : characters)).join('|');
  const end = `[ .,:!'")\\]}>+*/\\\\]|${others}|(?<=/)index(?:\\.html?)?|\\.html?`;
  return `^/(?: |${others}){0,8}(?<livery_loose_path>[^;?#&]*?)(?:${end}){0,8}(?:[;?#&][^/]*)?$`;
}

const loose = new RegExp(loosePattern('JavaScript'), 'i');

/**
 * What a path may not hold as it is sent: anything but visible ASCII, and a backslash, which browsers read as a slash.
 */
const unfit = /[^\x21-\x7e]|\\/;

/** What a path may not hold once it is decoded: control characters. */
const control = /[\u0000-\u001f\u007f]/;

/**
 * Decodes a path once, joins slashes and resolves `.` and `..`, as web servers do. Null for what is no path: a bad
 * escape, text that is not UTF-8, a control character, a backslash, or `..` above the root.
 */
export function decodedPath(path: string): string | null {
  if (unfit.test(path)) return null;
  const decoded = decode(path);
  if (decoded === null || control.test(decoded)) return null;
  const segments: string[] = [];
  let last = '';
  for (const [, part = ''] of decoded.matchAll(/\/+([^/]*)/g)) {
    last = part;
    if (part === '..' && segments.pop() === undefined) return null;
    if (part !== '..' && part !== '.' && part !== '') segments.push(part);
  }
  if (last === '..' || last === '.' || last === '') segments.push('');
  return `/${segments.join('/')}`;
}

/** No address is as long: what is longer is not taken apart. */
const longest = 1_000;

/**
 * A decoded path in the form that addresses are looked up by: without what stands loosely around it, in small letters.
 */
export function lookupForm(decoded: string): string {
  if (decoded.length > longest) return decoded;
  const path = loose.exec(decoded)?.groups?.['livery_loose_path'];
  return smallLetters(path === undefined ? decoded : `/${path}`);
}

/** ASCII letters in lower case, as nginx compares keys; other letters differ by case. */
export function smallLetters(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * Text of a request as it may stand in a header: what URLs do not hold is escaped. A character of one byte is that
 * byte, as Node reads request lines.
 */
export function headerSafe(text: string): string {
  return text.replace(/[^\x21-\x7e]|\\/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (code <= 0xff) return `%${code.toString(16).toUpperCase().padStart(2, '0')}`;
    return encodeURIComponent(code >= 0xd800 && code <= 0xdfff ? '\ufffd' : character);
  });
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
