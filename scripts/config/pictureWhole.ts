import type { PictureFacts } from '../../engine/config/configInput';

type Format = NonNullable<PictureFacts['format']>;

/** A part of a file that says its own length. */
interface Part {
  readonly name: string;
  readonly body: Buffer;
}

/** Whether a picture of dots has all that browsers need to show it: its head, its dots and its end. */
const wholes: Readonly<Record<Exclude<Format, 'svg'>, (body: Buffer) => boolean>> = {
  png(body) {
    const parts = partsOf(body, 8, (at) => {
      const length = body.readUInt32BE(at);
      return { name: nameAt(body, at + 4), from: at + 8, to: at + 8 + length, next: at + 12 + length };
    });
    return (
      parts[0]?.name === 'IHDR' &&
      parts[0].body.length === 13 &&
      parts.some(({ name, body: dots }) => name === 'IDAT' && dots.length > 0) &&
      parts.some(({ name }) => name === 'IEND')
    );
  },
  webp(body) {
    if (body.length < 20 || body.readUInt32LE(4) + 8 > body.length) return false;
    const parts = partsOf(body, 12, (at) => {
      const length = body.readUInt32LE(at + 4);
      return { name: nameAt(body, at), from: at + 8, to: at + 8 + length, next: at + 8 + length + (length % 2) };
    });
    return parts.some(({ name, body: dots }) => {
      if (name === 'VP8 ') return dots.toString('latin1', 3, 6) === '\u009d\u0001\u002a';
      return name === 'VP8L' ? dots[0] === 0x2f && dots.length > 5 : name === 'ANMF' && dots.length > 24;
    });
  },
  avif(body) {
    const names = partsOf(body, 0, (at) => {
      const length = body.readUInt32BE(at);
      // 0 means up to the end of the file, 1 that the length follows in eight bytes.
      const whole = length === 0 ? body.length - at : length === 1 ? Number(body.readBigUInt64BE(at + 8)) : length;
      return { name: nameAt(body, at + 4), from: at + 8, to: at + whole, next: at + Math.max(whole, 8) };
    }).map(({ name }) => name);
    return ['ftyp', 'meta', 'mdat'].every((name) => names.includes(name));
  },
  jpg(body) {
    let hasFrame = false;
    for (let at = 2; at + 4 <= body.length && body[at] === 0xff;) {
      const marker = body[at + 1] ?? 0;
      if (marker === 0xda) return hasFrame && body.indexOf('\u00ff\u00d9', at + 4, 'latin1') > 0;
      if (marker === 0xff) at += 1;
      else {
        // The frame (C0 to CF but for three others) says height and width.
        if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) hasFrame = true;
        at += 2 + body.readUInt16BE(at + 2);
      }
    }
    return false;
  },
};

/** Whether a picture is whole; one that was cut off shows nothing, or its upper part. */
export function isWholePicture(body: Buffer, format: Exclude<Format, 'svg'>): boolean {
  try {
    return wholes[format](body);
  } catch (error) {
    // It ends amid a length.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

interface Span {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly next: number;
}

/** The parts of a file that are there as a whole, from an offset on. */
function partsOf(body: Buffer, start: number, spanAt: (at: number) => Span): Part[] {
  const parts: Part[] = [];
  for (let at = start; at < body.length;) {
    const { name, from, to, next } = spanAt(at);
    if (to > body.length) break;
    parts.push({ name, body: body.subarray(from, to) });
    at = next;
  }
  return parts;
}

function nameAt(body: Buffer, at: number): string {
  return body.toString('latin1', at, at + 4);
}
