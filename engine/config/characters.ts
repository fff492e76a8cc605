/**
 * Characters that nobody sees: controls, line breaks, direction controls, blanks of no width, fillers, selectors of
 * variants, halves of pairs, private ones and codes of no character. The two joiners stand between letters of several
 * scripts and inside emoji; a selector may say how the emoji before it is drawn.
 */
const unseen = /(?![\u200c\u200d\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{DI}\p{NChar}\ufffd]/u;
const straySelector = /(?<!\p{ExtPict})(?!(?<=[0-9#*])\ufe0f\u20e3)[\ufe0e\ufe0f]/u;
const strayJoiner = /(?:^|[\0-\u007f])[\u200c\u200d]|[\u200c\u200d](?:[\0-\u007f]|$)/;
/** What looks like nothing: blanks of all widths, letters without a drawing and marks without a letter. */
const looksEmpty = /^[\s\u2800\p{DI}\p{M}]*$/u;

const names: Readonly<Record<number, string>> = {
  0x00: 'the character NUL',
  0x09: 'a tab',
  0x0a: 'a line break',
  0x0d: 'a line break',
  0xad: 'a soft hyphen',
  0x200b: 'a zero-width space',
  0x2028: 'a line break',
  0x2029: 'a line break',
  0xfeff: 'a byte order mark',
  0xfffd: 'a replacement character for letters that were lost when the file was saved',
};

/** A character of a text that may not stand there, in words; undefined where all may. */
export function strayCharacter(text: string): string | undefined {
  const found = unseen.exec(text) ?? straySelector.exec(text) ?? strayJoiner.exec(text);
  if (found === null) return undefined;
  const code = (/[\u200c\u200d]/.exec(found[0]) ?? found)[0].codePointAt(0) ?? 0;
  const isTurning =
    code === 0x061c ||
    code === 0x200e ||
    code === 0x200f ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2066 && code <= 0x2069);
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  const name =
    names[code] ??
    (isTurning
      ? 'a character that changes the text direction'
      : isHalf
        ? 'half a character'
        : 'an invisible character');
  return `${name} (U+${code.toString(16).toUpperCase().padStart(4, '0')})`;
}

/** Whether a text has something in it, but nothing that can be seen. */
export function isBlank(text: string): boolean {
  return text !== '' && looksEmpty.test(text);
}
