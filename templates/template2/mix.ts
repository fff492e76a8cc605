/** So many percent of a tone, the rest another one or nothing. */
export const mix = (tone: string, part: number, other = 'transparent') =>
  `color-mix(in oklab, ${tone} ${part}%, ${other})`;
