/** Five by seven cells a digit, row by row; signs are narrower. A full cell is `1`. */
const glyphs: Readonly<Record<string, readonly string[]>> = {
  '0': ['01110', '10001', '10011', '10101', '11001', '10001', '01110'],
  '1': ['00100', '01100', '00100', '00100', '00100', '00100', '01110'],
  '2': ['01110', '10001', '00001', '00110', '01000', '10000', '11111'],
  '3': ['11110', '00001', '00001', '01110', '00001', '00001', '11110'],
  '4': ['00010', '00110', '01010', '10010', '11111', '00010', '00010'],
  '5': ['11111', '10000', '11110', '00001', '00001', '10001', '01110'],
  '6': ['01110', '10000', '10000', '11110', '10001', '10001', '01110'],
  '7': ['11111', '00001', '00010', '00100', '01000', '01000', '01000'],
  '8': ['01110', '10001', '10001', '01110', '10001', '10001', '01110'],
  '9': ['01110', '10001', '10001', '01111', '00001', '00001', '01110'],
  ',': ['00', '00', '00', '00', '00', '01', '01', '10'],
  '.': ['00', '00', '00', '00', '00', '11', '11'],
  ' ': ['00', '00', '00', '00', '00', '00', '00'],
  $: ['00100', '01111', '10100', '01110', '00101', '11110', '00100'],
  '€': ['00111', '01000', '11110', '01000', '11110', '01000', '00111'],
  '£': ['00110', '01001', '01000', '11110', '01000', '01000', '11111'],
  '¥': ['10001', '01010', '11111', '00100', '11111', '00100', '00100'],
  '₱': ['11110', '11111', '10001', '11111', '11110', '10000', '10000'],
};

/** A line of cells that are lit. */
export interface DotCells {
  readonly columns: number;
  readonly rows: number;
  /** The lit cells as SVG strokes of width 1, from left to right. */
  readonly lit: string;
}

const gap = 1;
const rowsOfLine = 10;

/**
 * A formatted sum on a board of cells, in the middle of at least `columns`: in one line, or in two that part at a group
 * of digits. A sign that has no cells, such as a currency written in letters, leaves a space.
 */
export function dotCells(sum: string, columns: number, isSplit = false): DotCells {
  const lines = (isSplit ? halves(sum) : [sum]).map((line) => [...line].map(glyphOf));
  const widths = lines.map((line) => line.reduce((total, [first = '']) => total + first.length + gap, -gap));
  const room = Math.max(columns, ...widths.map((width) => width + 2));
  let lit = '';
  lines.forEach((line, index) => {
    let x = Math.floor((room - (widths[index] ?? 0)) / 2);
    for (const glyph of line) {
      glyph.forEach((row, y) => {
        for (const run of row.matchAll(/1+/g))
          lit += `M${x + run.index} ${index * rowsOfLine + 2 + y}h${run[0].length}`;
      });
      x += (glyph[0]?.length ?? 0) + gap;
    }
  });
  return { columns: room, rows: lines.length * rowsOfLine + 1, lit };
}

/** Parts before the group of digits that is nearest to the middle. */
function halves(sum: string): readonly string[] {
  const cuts = [...sum.matchAll(/(?<=\D)(?=\d)/g)].map(({ index }) => index);
  const off = (at: number) => Math.abs(at - sum.length / 2);
  const at = cuts.sort((one, other) => off(one) - off(other))[0] ?? Math.ceil(sum.length / 2);
  return [sum.slice(0, at), sum.slice(at)];
}

function glyphOf(sign: string): readonly string[] {
  return glyphs[sign] ?? glyphs[' '] ?? [];
}
