const outsideParts: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/<(?:[\w.-]{1,40}:)?script/i, 'a script'],
  [/[\s"'/]on[a-z]{1,40}\s{0,9}=/i, 'an attribute that runs a script'],
  [/javascript:|vbscript:/i, 'an address that runs a script'],
  [
    /<(?:[\w.-]{1,40}:)?(?:foreignobject|iframe|embed|object|audio|video|handler|listener)\b/i,
    'a part of another page',
  ],
  [/<!(?:doctype|entity)/i, 'a definition of entities'],
  [/<\?xml-stylesheet/i, 'a style sheet from outside'],
  [/@import/i, 'a style sheet from outside'],
  [/attributename\s{0,9}=\s{0,9}["']?\s{0,9}(?:[\w.-]{1,40}:)?href/i, 'an address that changes'],
  [
    /[\s"'](?:[\w.-]{1,40}:)?(?:href|src|base|ping)\s{0,9}=\s{0,9}["']?\s{0,9}(?!#|data:image\/(?:png|jpeg|webp|avif|gif)[;,]|["'\s#])./i,
    'an address outside the file',
  ],
  [
    /url\(\s{0,9}["']?\s{0,9}(?!#|data:image\/(?:png|jpeg|webp|avif|gif)[;,]|["'\s#)])./i,
    'an address outside the file',
  ],
  [/(?:image-set|cross-fade|\bimage|\bsrc)\(/i, 'an address outside the file'],
  [/<\?xml[^>]{0,200}encoding\s{0,9}=\s{0,9}["'](?!utf-8["'])/i, 'another encoding than UTF-8'],
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
  const plain = text.replace(
    /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));?/gi,
    (_, hex: string | undefined, decimal: string | undefined) => letterOf(hex, decimal),
  );
  // A style sheet may write any letter as an escape, and end one with a blank.
  const styled = plain.replace(
    /\\(?:([0-9a-f]{1,6})\s?|(.))/gi,
    (_, hex: string | undefined, sign: string | undefined) => sign ?? letterOf(hex, undefined),
  );
  return outsideParts.find(([pattern]) => pattern.test(plain) || pattern.test(styled))?.[1];
}

function letterOf(hex: string | undefined, decimal: string | undefined): string {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
