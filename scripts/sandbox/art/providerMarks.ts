import { circlePath, ngonPath, polar, polygon, rectPath, sectorPath, sparkPath, starPath } from './path.ts';
import { hashSeed } from './random.ts';

const C = 12;
const ring = (outer: number, inner: number): string => circlePath(C, C, outer) + circlePath(C, C, inner);
const turned = (count: number, d: (angle: number) => string, from = 0): string =>
  Array.from({ length: count }, (_, i) => d(from + (i * 360) / count)).join('');
const dot = (radius: number, at: number, angle: number): string => circlePath(...polar(at, angle, C, C), radius);
const blade = (angle: number, inner: number, outer: number, half: number): string =>
  polygon([polar(inner, angle - half, C, C), polar(outer, angle, C, C), polar(inner, angle + half, C, C)]);

/** What stands outside: a hull or a crown of elements. */
const outers: readonly string[] = [
  ring(11, 8.6),
  ngonPath(C, C, 11, 6) + ngonPath(C, C, 8.4, 6),
  ngonPath(C, C, 11.5, 4) + ngonPath(C, C, 8.6, 4),
  ngonPath(C, C + 1.5, 12, 3) + ngonPath(C, C + 1.5, 8, 3),
  rectPath(1.5, 1.5, 21, 21, 5) + rectPath(4, 4, 16, 16, 3),
  ngonPath(C, C, 11.4, 8, 22.5) + ngonPath(C, C, 9, 8, 22.5),
  turned(3, (a) => sectorPath(C, C, 8, 11, a + 12, a + 108), -90),
  turned(2, (a) => sectorPath(C, C, 8, 11, a + 14, a + 166), -45),
  turned(4, (a) => sectorPath(C, C, 8, 11, a + 10, a + 80), 45),
  turned(6, (a) => sectorPath(C, C, 8.2, 11, a + 9, a + 51)),
  turned(8, (a) => dot(1.7, 9.4, a)),
  turned(12, (a) => dot(1.2, 9.8, a)),
  turned(6, (a) => dot(2.2, 9, a), 30),
  turned(4, (a) => dot(2.8, 8.6, a), 45),
  turned(12, (a) => blade(a, 7.6, 11.6, 11)),
  turned(8, (a) => blade(a, 7.4, 11.8, 14)),
  turned(5, (a) => blade(a, 7.2, 11.8, 24), -90),
  turned(16, (a) => blade(a, 8, 11.4, 7)),
  `M12 .6L21.500 4V12C21.500 18 17 21.600 12 23.400 7 21.600 2.500 18 2.500 12V4ZM12 3.400L5 5.900V12C5 16.400 8 19.200 12 20.800 16 19.200 19 16.400 19 12V5.900Z`,
  `M2 6Q7 6 12 1.500 17 6 22 6V18Q17 18 12 22.500 7 18 2 18ZM4.600 8.300V15.800Q8.600 16.500 12 19.300 15.400 16.500 19.400 15.800V8.300Q15.400 7.500 12 4.700 8.600 7.500 4.600 8.300Z`,
];

/** What stands in the middle, within a radius of six. */
const inners: readonly string[] = [
  circlePath(C, C, 4.6),
  starPath(C, C, 5.6),
  sparkPath(C, C, 6),
  ngonPath(C, C, 5, 6),
  ngonPath(C, C, 5.6, 4),
  ngonPath(C, C + 0.8, 5.6, 3),
  ngonPath(C, C - 0.8, 5.6, 3, 90),
  rectPath(7, 10, 10, 4, 2) + rectPath(10, 7, 4, 3, 0) + rectPath(10, 14, 4, 3, 0),
  rectPath(7, 7, 4.2, 10, 1) + rectPath(12.8, 7, 4.2, 10, 1),
  rectPath(7, 7.4, 10, 3.4, 1) + rectPath(7, 13.2, 10, 3.4, 1),
  starPath(C, C, 6, 4, 0.36),
  starPath(C, C, 5.8, 6, 0.5),
  starPath(C, C, 5.8, 8, 0.6),
  'M6.500 15.500L9.500 7.500 12 12.500 14.500 7.500 17.500 15.500Z',
  'M6.500 16V9L9.500 12 12 7.500 14.500 12 17.500 9V16Z',
  'M5.5 12Q12 4.500 18.500 12 12 19.500 5.500 12ZM12 9.800A2.200 2.200 0 1 1 12 14.200 2.200 2.200 0 1 1 12 9.800Z',
  'M12 6.500Q17.500 11 14.500 15.500 12 17.800 9.500 15.500 6.500 11 12 6.500Z',
  'M12 17.500C5 12.500 6.800 7.200 9.800 7.200 11 7.200 12 8.400 12 9.400 12 8.400 13 7.200 14.200 7.200 17.200 7.200 19 12.500 12 17.500Z',
  'M13.400 6L7.600 13H11L10.600 18 16.400 11H13Z',
  'M16 15.800A5.600 5.600 0 1 1 14.200 6.800 4.600 4.600 0 0 0 16 15.800Z',
  turned(
    3,
    (a) =>
      `M12 12L${polar(5.8, a, C, C)
        .map((v) => v.toFixed(1))
        .join(' ')}L${polar(5.8, a + 60, C, C)
        .map((v) => v.toFixed(1))
        .join(' ')}Z`,
    -90,
  ),
  turned(4, (a) => dot(1.9, 3.4, a), 45),
  turned(3, (a) => dot(2.1, 3.2, a), -90),
];

/** How many different marks there are. */
const providerMarkCount = outers.length * inners.length;

/**
 * A provider's mark: one geometric sign in `currentColor`, 24 × 24. Providers in one list should pass 0, 1, 2…:
 * neighbours never look alike.
 */
export function drawProviderMark(seed: string | number): string {
  const index =
    typeof seed === 'number'
      ? (Math.abs(Math.trunc(seed)) * 67) % providerMarkCount
      : hashSeed(seed) % providerMarkCount;
  const outer = outers[index % outers.length] ?? '';
  const inner = inners[Math.floor(index / outers.length) % inners.length] ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="currentColor" fill-rule="evenodd" aria-hidden="true"><path d="${outer}${inner}"/></svg>`;
}
