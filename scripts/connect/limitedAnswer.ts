import { pipeline, Transform, type Readable } from 'node:stream';

/** What is said of an answer that has more bytes than it may. */
export const tooLarge = (mostBytes: number) => `it sends more than ${mostBytes} bytes`;

/** An answer as it comes, held nowhere; it ends with an error where it has more bytes than it may. */
export function limitedAnswer(answer: Readable, mostBytes: number, onTooLarge: () => void): Readable {
  let bytes = 0;
  const counted = new Transform({
    transform: (part: Buffer, _, done) => {
      bytes += part.length;
      if (bytes <= mostBytes) return done(null, part);
      onTooLarge();
      return done(new RangeError(tooLarge(mostBytes)));
    },
  });
  // Whoever reads it hears of its end.
  return pipeline(answer, counted, () => undefined);
}
