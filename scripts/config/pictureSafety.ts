/** What a drawing may not hold. A text is tested as `readings` makes it: no run of blanks is longer than one. */
const outsideParts: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/<(?:[^\s<>:/"'=]*:)?script/i, 'a script'],
  [/[\s"'/]on[a-z]+=/i, 'an attribute that runs a script'],
  [
    /<(?:[^\s<>:/"'=]*:)?(?:foreignobject|iframe|embed|object|audio|video|handler|listener)\b/i,
    'a part of another page',
  ],
  [/www\.w3\.org\/1999\/xhtml/i, 'a part of another page'],
  [/<!(?:doctype|entity)/i, 'a definition of entities'],
  [/<\?xml-stylesheet/i, 'a style sheet from outside'],
  [/@import/i, 'a style sheet from outside'],
  [/attributename=["']?(?:[^\s<>:/"'=]*:)?(?:href|src|base|ping)/i, 'an address that changes'],
  [/attributename=["']?(?:[^\s<>:/"'=]*:)?on/i, 'an attribute that runs a script'],
  [
    /[\s"'](?:[^\s<>:/"'=]*:)?(?:href|src|base|ping)=["']?(?!#|data:image\/(?:png|jpeg|webp|avif|gif)[;,]|["']|$)/i,
    'an address outside the file',
  ],
  [/url\(["']?(?!#|data:image\/(?:png|jpeg|webp|avif|gif)[;,]|["')]|$)/i, 'an address outside the file'],
  [/(?:image-set|cross-fade|\bimage|\bsrc)\(/i, 'an address outside the file'],
  [/^ ?<\?xml[^>]*encoding=["'](?!utf-8["'])/i, 'another encoding than UTF-8'],
];

/**
 * What a drawing holds that could run, load or hide something, in words; undefined for one that only draws. A drawing
 * lies on the site's own host, so whoever opens it by its address would run its script there.
 */
export function drawingDanger(body: Buffer): string | undefined {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return 'letters that are no UTF-8';
  }
  if (text.includes('\0')) return 'letters that are no UTF-8';
  const texts = readings(text);
  // Browsers drop line breaks and controls from the scheme of an address.
  if (texts.some((reading) => /(?:java|vb)script:/i.test(reading.replace(/[\0- ]+/g, ''))))
    return 'an address that runs a script';
  const spaced = texts.map(withFewBlanks);
  return outsideParts.find(([pattern]) => spaced.some((reading) => pattern.test(reading)))?.[1];
}

/** A text as a parser of XML reads it, and as one of style sheets does after that. */
function readings(text: string): readonly string[] {
  const plain = text.replace(
    /&#(?:x([0-9a-f]+)|(\d+));?/gi,
    (_, hex: string | undefined, decimal: string | undefined) => letterOf(hex, decimal),
  );
  // A style sheet may write any letter as an escape, and end one with a blank.
  const styled = plain.replace(
    /\\(?:([0-9a-f]{1,6})\s?|(.))/gi,
    (_, hex: string | undefined, sign: string | undefined) => sign ?? letterOf(hex, undefined),
  );
  return [plain, styled];
}

/** The text with one blank where it has several, and none around "=" or after a quote or a bracket. */
function withFewBlanks(text: string): string {
  return text
    .replace(/[\0-\u0020\s]+/g, ' ')
    .replace(/ ?= ?/g, '=')
    .replace(/(["'(]) /g, '$1');
}

function letterOf(hex: string | undefined, decimal: string | undefined): string {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
