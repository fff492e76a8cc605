const headBytes = 6;
const entryBytes = 16;

/** Packs pictures into one ICO file; each is a PNG of as many dots on each side as `size` says, at most 256. */
export function icoOf(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(headBytes + entryBytes * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = headBytes + entryBytes * index;
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
