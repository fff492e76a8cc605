/** Names of HTML for the signs from U+00A0 to U+00FF, in that order. */
const latin = (
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml'
).split(' ');

const signs: ReadonlyMap<string, string> = new Map([
  ...latin.map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
  ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
  ...Object.entries({ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', bull: '•', hellip: '…' }),
  ...Object.entries({ trade: '™', euro: '€' }),
]);

/** Signs that a page shows: no control characters, no halves of pairs, no marks that turn the order of letters. */
const unseen = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff]/u;

/**
 * A text without the entities that servers write for HTML (`&amp;`, `&#039;`, `&#x27;`, `&ntilde;`), decoded once: of
 * `&amp;lt;` remains `&lt;`. The result is text and never markup. Entities that nobody knows stay as they are.
 */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,7}));/gi,
    (entity: string, decimal?: string, hex?: string, name?: string) => {
      if (decimal === undefined && hex === undefined) return signs.get(name ?? '') ?? entity;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      const sign = code > 0x10ffff ? '' : String.fromCodePoint(code);
      return sign === '' || unseen.test(sign) ? entity : sign;
    },
  );
}
