/** A part of a regular expression, as far as it matters which texts can be read in more than one way. */
export type PatternPart =
  | { readonly kind: 'letter'; readonly text: string }
  | { readonly kind: 'all'; readonly parts: readonly PatternPart[] }
  | { readonly kind: 'any'; readonly parts: readonly PatternPart[] }
  | { readonly kind: 'repeat'; readonly part: PatternPart; readonly least: number; readonly most: number };

/** What cannot be read: something that patterns of a configuration may not hold, as it is written. */
export class UnreadPattern extends Error {}

/** A regular expression over a whole value: what must come, and what is looked at ahead of it. */
export interface WholePattern {
  readonly whole: PatternPart;
  readonly ahead: readonly PatternPart[];
}

const forbidden = /^(?:\\[bBk1-9]|\(\?<[=!]|\(\?[=!]|[\^$])/;
const letter =
  /^(?:\[(?:\\[^]|[^\\\]])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[0-9A-Fa-f]{4}|\\x[0-9A-Fa-f]{2}|\\c[A-Za-z]|\\[^]|[^()|])/u;
const count = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/;

/**
 * Reads a sound expression (flag u) that begins with ^ and ends with $. Undefined where it does not; throws
 * `UnreadPattern` where it holds an edge, a look behind, a look ahead that is not at its beginning, or what refers to
 * an earlier part.
 */
export function readPattern(source: string): WholePattern | undefined {
  if (!source.startsWith('^')) return undefined;
  let rest = source.slice(1);
  const ahead: PatternPart[] = [];
  while (/^\(\?[=!]/.test(rest)) {
    rest = rest.slice(3);
    // A look ahead may end where the value does.
    ahead.push(readChoice({ canEnd: true }));
    take(')');
  }
  const whole = readChoice({ canEnd: false });
  if (rest !== '$' || (whole.kind === 'any' && whole.parts.length > 1)) return undefined;
  return { whole, ahead };

  function take(text: string): void {
    if (!rest.startsWith(text)) throw new UnreadPattern(rest.slice(0, 1));
    rest = rest.slice(text.length);
  }

  function readChoice(within: { readonly canEnd: boolean }): PatternPart {
    const parts = [readSequence(within)];
    while (rest.startsWith('|')) {
      rest = rest.slice(1);
      parts.push(readSequence(within));
    }
    return { kind: 'any', parts };
  }

  function readSequence({ canEnd }: { readonly canEnd: boolean }): PatternPart {
    const parts: PatternPart[] = [];
    while (rest !== '' && rest !== '$' && !/^[|)]/.test(rest)) {
      if (canEnd && /^\$[|)]/.test(rest)) rest = rest.slice(1);
      else parts.push(readRepeated());
    }
    return { kind: 'all', parts };
  }

  function readRepeated(): PatternPart {
    const part = readOne();
    const found = count.exec(rest);
    if (found === null) return part;
    const [written, least = '', comma, most = ''] = found;
    rest = rest.slice(written.length);
    if (least !== '')
      return {
        kind: 'repeat',
        part,
        least: Number(least),
        most: comma === '' ? Number(least) : most === '' ? Infinity : Number(most),
      };
    const sign = written.charAt(0);
    return { kind: 'repeat', part, least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Infinity };
  }

  function readOne(): PatternPart {
    const no = forbidden.exec(rest)?.[0];
    if (no !== undefined) throw new UnreadPattern(no);
    const group = /^\((?:\?:|\?<[^>]*>)?/.exec(rest)?.[0];
    if (group !== undefined) {
      rest = rest.slice(group.length);
      const inner = readChoice({ canEnd: false });
      take(')');
      return inner;
    }
    const text = letter.exec(rest)?.[0];
    if (text === undefined) throw new UnreadPattern(rest.slice(0, 1));
    rest = rest.slice(text.length);
    return { kind: 'letter', text };
  }
}
