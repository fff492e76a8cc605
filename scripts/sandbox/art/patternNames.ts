export const patternNames = [
  'rays',
  'rings',
  'waves',
  'dots',
  'stars',
  'hills',
  'bokeh',
  'lattice',
  'columns',
  'skyline',
  'plain',
] as const;

export type PatternName = (typeof patternNames)[number];
