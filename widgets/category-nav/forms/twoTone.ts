/** One part of a two-tone sign: path data on a grid of 48, and how strongly it is drawn: 1 is the full colour of the text. */
export interface TonePart {
  readonly d: string;
  readonly tone?: number;
  /** Drawn in the light of the surface instead, for openings and shines. */
  readonly isLight?: boolean;
}

const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const box = (x: number, y: number, w: number, h: number, r: number) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

/** Chunky, filled signs by icon name: categories as the platform names them (CAT-1), and pages that stand beside them. */
export const twoTone: Readonly<Record<string, readonly TonePart[]>> = {
  hot: [{ d: 'M24 3q4 10 12 16t6 16q-4 11-18 11T6 34q0-10 8-17 1 7 5 8Q17 12 24 3Z' }, { d: 'M24 25q9 7 7 13t-7 6-7-6 7-13Z', tone: 0.6, isLight: true }],
  slots: [
    { d: box(3, 9, 36, 32, 8), tone: 0.45 },
    { d: box(8, 16, 7, 18, 3) + box(18, 16, 7, 18, 3) + box(28, 16, 7, 18, 3) + box(40, 14, 4, 15, 2) + disc(42, 12, 5) },
  ],
  live: [{ d: 'M6 21q0-16 18-16t18 16v12h-8V22h2q-2-11-12-11T12 22h2v11H6Z' }, { d: disc(24, 28, 9), tone: 0.45 }, { d: 'M10 46q2-9 14-9t14 9Z' }],
  hash: [{ d: 'M24 3 43 13 24 23 5 13Z' }, { d: 'M5 17l17 9v19L5 35Z', tone: 0.45 }, { d: 'M43 17l-17 9v19l17-10Z', tone: 0.75 }],
  sports: [
    { d: disc(24, 24, 20), tone: 0.45 },
    { d: 'm24 14 10 7-4 11H18l-4-11ZM24 4l7 4-7 4-7-4ZM44 22l-3 8-5-6 2-7ZM4 22l3 8 5-6-2-7ZM15 41l1-7 8 1 8-1 1 7-9 3Z' },
  ],
  fish: [
    { d: 'M3 24q10-15 25-13 12 3 17 13-5 10-17 13Q13 39 3 24Z', tone: 0.45 },
    { d: `M3 12q10 4 9 12t-9 12q-2-12 0-24ZM22 17q8 7 0 14-6-7 0-14Z${disc(34, 21, 4)}` },
  ],
  poker: [
    { d: 'M5 12q0-4 4-5l15-3q4 0 5 4l5 26q0 4-4 5l-15 3q-4 0-5-4Z', tone: 0.45 },
    { d: 'M24 7l15 2q5 1 4 5l-4 26q-1 4-5 4l-15-2q-5-1-4-5l4-26q1-4 5-4Z' },
    { d: 'M31 14q10 8 8 13t-7 2l2 6h-6l2-6q-6 3-7-2t8-13Z', tone: 0.75, isLight: true },
  ],
  sabong: [
    { d: 'M8 45q-4-20 8-28 2-9 12-9 11 1 11 13 0 8-4 12 6 4 5 12Z', tone: 0.55 },
    { d: `M17 14q-7-4-3-10 4 0 5 4 1-7 7-6l1 5q4-4 8-1-1 9-9 9ZM38 18q7 0 9 5-5 3-10 1Z${disc(31, 18, 3.5)}` },
  ],
  lottery: [
    { d: 'M4 14h40v7q-5 0-5 4t5 4v7H4v-7q5 0 5-4t-5-4Z', tone: 0.45 },
    { d: 'm24 16 3 6 7 .6-5 4.600 1.600 6.800L24 30.500 17.400 34 19 27.200l-5-4.600 7-.6Z' },
  ],
  horse: [
    { d: 'M8 6h8l1 14q-1 14 7 14t7-14l1-14h8l1 16q0 22-17 22T7 22Z' },
    {
      d: [
        [12, 14],
        [12, 24],
        [16, 34],
        [36, 14],
        [36, 24],
        [32, 34],
      ]
        .map(([x, y]) => disc(x ?? 0, y ?? 0, 2))
        .join(''),
      tone: 0.7,
      isLight: true,
    },
  ],
  bingo: [{ d: disc(33, 31, 13), tone: 0.55 }, { d: disc(16, 17, 13) }, { d: disc(16, 17, 6) + disc(33, 31, 6), tone: 0.7, isLight: true }],
  arcade: [{ d: box(4, 28, 40, 16, 7), tone: 0.45 }, { d: `M21 14h6v18h-6Z${disc(24, 11, 9)}${disc(37, 35, 4)}` }],
  crash: [
    { d: 'M45 3q-20 1-28 16l12 12Q45 23 45 3Z' },
    { d: 'M17 20 6 21l7 7ZM28 31l-1 11-7-7Z', tone: 0.6 },
    { d: 'M13 30q-8 3-9 14 11-1 14-9Z', tone: 0.45 },
    { d: disc(33, 15, 4), tone: 0.8, isLight: true },
  ],
  megaphone: [{ d: 'M4 18h10l22-13v36L14 29H4Z', tone: 0.5 }, { d: 'M36 5v36q6-4 6-18T36 5ZM10 30h9l2 14h-8Z' }],
  crown: [{ d: 'M4 14l11 8 9-16 9 16 11-8-4 24H8Z' }, { d: box(8, 40, 32, 5, 2), tone: 0.5 }],
  missions: [{ d: disc(24, 24, 20), tone: 0.35 }, { d: disc(24, 24, 13), tone: 0.6 }, { d: disc(24, 24, 6) }],
};
