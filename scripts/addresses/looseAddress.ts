/**
 * What people and programs add to an address, and the address before it, as a pattern that JavaScript and nginx both
 * read: slashes, blanks and punctuation at the end, `index.html`, `.html`, and what follows `;`. At most eight of them,
 * so that the time grows with the length alone.
 */
export const loosePattern =
  '^(?<livery_loose_path>/[^;?#]*?)(?:[ .,:!\'")\\]}>+*/\\\\]|(?<=/)index(?:\\.html?)?|\\.html?){0,8}(?:[;?#][^/]*)?$';

const loose = new RegExp(loosePattern, 'i');

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
 * A decoded path in the form that addresses are looked up by: without what stands loosely at its end, in small letters.
 */
export function lookupForm(decoded: string): string {
  if (decoded.length > longest) return decoded;
  return smallLetters(loose.exec(decoded)?.groups?.['livery_loose_path'] ?? decoded);
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
