/** Digits of any script as those of the wire: `১২` and `１２` are `12`. Other letters stay. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let start = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
    // Unicode assigns decimal digits in rows of ten from the zero. Some rows follow each other without a gap (𝟗𝟘).
    return String((code - start) % 10);
  });
}

/** What a strict number input keeps of a text: digits (VALID-1). */
export function digitsOf(text: string): string {
  return asciiDigits(text).replace(/\D/g, '');
}

/** How six digits of a code are written, the surest first. */
const codeShapes = [
  /(?<![0-9])[0-9]{6}(?![0-9])/g,
  /(?<![0-9])[0-9]{3}[\s.-][0-9]{3}(?![\s.-]?[0-9])/g,
  /(?<![0-9])[0-9]{2}(?:[\s.-][0-9]{2}){2}(?![\s.-]?[0-9])/g,
  /(?<![0-9])[0-9](?:[\s.-][0-9]){5}(?![\s.-]?[0-9])/g,
];

/** The one-time codes that a text may mean, each once: `24/7 support, your code is 482 107` means `482107` alone. */
export function codesIn(text: string): readonly string[] {
  const typed = asciiDigits(text);
  const found = codeShapes.map((shape) => typed.match(shape) ?? []).find((codes) => codes.length > 0) ?? [];
  return [...new Set(found.map(digitsOf))];
}

/** The one-time code in a text, or as much of one as is typed: the first six digits where none stands out. */
export function codeIn(text: string): string {
  return codesIn(text)[0] ?? digitsOf(text).slice(0, codeLength);
}

/** Digits of a one-time code. */
export const codeLength = 6;

/** A phone number while it is typed: what numbers are written with. */
export function phoneTyped(text: string): string {
  return asciiDigits(text)
    .replace(/[＋﹢]/g, '+')
    .replace(/[^\d+() .-]/g, '');
}

/** A phone number as it is sent: digits, with a plus where one stands before them or `00` stands for it. */
export function phoneOf(text: string): string {
  const typed = phoneTyped(text);
  const digits = typed.replace(/\D/g, '');
  if (/^\D*\+/.test(typed)) return `+${digits}`;
  return digits.startsWith('00') ? `+${digits.slice(2)}` : digits;
}

/**
 * A text without the marks that nobody sees, which come with a copied text, and without blanks around it. The joiners
 * between letters of scripts without capitals stay: Bengali and Nepali spell with them.
 */
export function visibleText(text: string): string {
  const isSpelling = (mark: string, at: number) =>
    /[\u200c\u200d]/.test(mark) && [at - 1, at + 1].every((index) => /[\p{Lo}\p{M}]/u.test(text.charAt(index)));
  return text.replace(/\p{Cf}/gu, (mark: string, at: number) => (isSpelling(mark, at) ? mark : '')).trim();
}

/** A card's number as it stands on a card: digits in groups of four. */
export function cardGroups(text: string): string {
  return digitsOf(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/**
 * Month and year as they stand on a card: `829` and `08 / 2029` are `08/29`; less than a month stays as it is typed.
 */
export function expiryOf(text: string): string {
  const typed = digitsOf(text);
  const digits = /^[2-9]/.test(typed) ? `0${typed}` : typed;
  const year = digits.length === 6 && digits.slice(2).startsWith('20') ? digits.slice(4) : digits.slice(2, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${year}` : digits;
}
