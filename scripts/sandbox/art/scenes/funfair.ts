import { circlePath, polar } from '../path.ts';
import { bare, bleed, disc, fill, line, place, star, times } from '../shapes.ts';
import type { Part, Role } from '../types.ts';
import type { SceneDrawing } from './sceneDrawing.ts';

const tubs: readonly Role[] = ['accent', 'paper', 'second', 'baseLight'];
const roofs: readonly Role[] = ['baseShade', 'secondLight', 'accentLight', 'secondShade'];

/** A big wheel with `cabins` cabins. */
function ferrisWheel(x: number, y: number, r: number, cabins: number): Part {
  return [
    bare(line('paper', 10, `M${x} ${y}L${x - r * 0.5} ${y + r * 1.25}M${x} ${y}L${x + r * 0.5} ${y + r * 1.25}`)),
    line('paper', 7, circlePath(x, y, r)), line('paper', 3, circlePath(x, y, r * 0.86)),
    line('paper', 3, Array.from({ length: cabins }, (_, i) => { const [cx, cy] = polar(r, (i * 360) / cabins + 7, x, y); return `M${x} ${y}L${cx.toFixed(0)} ${cy.toFixed(0)}`; }).join('')),
    times(cabins, (i) => {
      const [cx, cy] = polar(r, (i * 360) / cabins + 7, x, y);
      return place({ x: Math.round(cx), y: Math.round(cy), scale: r / 164 }, fill(tubs[i % 4] ?? 'accent', 'M-17 2h34v8q0 20-17 20t-17-20Z'), fill(roofs[i % 4] ?? 'second', 'M-19 2q0-15 19-15t19 15Z'));
    }),
    disc('accent', x, y, r * 0.17), bare(disc('accentShade', x, y, r * 0.13)), star('paper', x, y, r * 0.11),
  ];
}

/** A striped tent; its foot is 90 below `y` at scale 1. */
function tent(x: number, y: number, scale: number, stripe: Role, cloth: Role, flag: Role = 'accent'): Part {
  return place({ x, y, scale },
    line('inkSoft', 5, 'M0-150V-198'), fill(flag, 'M2-198L46-185 2-170Z'),
    fill(stripe, 'M-112-60H112L126 90H-126Z'), bare(fill(cloth, 'M-67-60H-22L-30 90H-76ZM22-60H67L76 90H30Z')), bare({ role: 'shade', d: 'M-112-60H112L115-30H-115Z', opacity: 0.2 }),
    fill('ink', 'M-26 90Q-22 10 0-10 22 10 26 90Z'), bare(fill('inkSoft', 'M-26 90Q-22 10 0-10-8 40-12 90Z')),
    fill(stripe, 'M0-150Q40-86 122-60H-122Q-40-86 0-150Z'), bare(fill(cloth, 'M0-150Q30-90 74-60H26ZM0-150Q-30-90-74-60H-26Z')),
    times(6, (i) => fill(i % 2 ? stripe : cloth, `M${-122 + i * 40.700} -62h40.700q0 26-20.350 26t-20.350-26Z`)));
}

/** A burst of `rays` rockets. */
function firework(x: number, y: number, r: number, role: Role, rays = 14): Part {
  return [
    line(role, r * 0.09, Array.from({ length: rays }, (_, i) => { const angle = (i * 360) / rays; return `M${polar(r * 0.35, angle, x, y).map((v) => v.toFixed(0)).join(' ')}L${polar(r * 0.8, angle, x, y).map((v) => v.toFixed(0)).join(' ')}`; }).join('')),
    bare(fill(role, Array.from({ length: rays }, (_, i) => { const [px, py] = polar(r, (i * 360) / rays, x, y); return circlePath(px, py, r * 0.075); }).join(''))),
  ];
}

function prize(x: number, y: number, r: number, ball: Role, mark: Role): Part {
  return [disc(ball, x, y, r), star(mark, x, y, r * 0.62)];
}

export const funfair = {
  'ferris-wheel': {
    box: { width: 560, height: 420 }, fit: 'right', grounded: true, pattern: 'rays', light: { x: 0, y: 70 },
    draw: () => [
      firework(-200, -126, 46, 'accent'), firework(210, -130, 34, 'baseLight', 12),
      ferrisWheel(0, -4, 164, 14), tent(180, 154, 0.86, 'accent', 'paper'), tent(-190, 174, 0.62, 'second', 'paper'),
      bleed(bare(fill('baseShade', 'M-2400 190C-1600 150-1000 170-800 190S-380 172-80 172 90 160 340 160 700 196 2400 150V1600H-2400Z'))), bleed(bare(fill('shade', 'M-2400 190C-1600 150-1000 170-800 190S-380 172-80 172 90 160 340 160 700 196 2400 150V1600H-2400Z', 0.35))),
      prize(-270, 152, 20, 'accent', 'base'), prize(-74, 162, 26, 'paper', 'base'), prize(68, 158, 18, 'baseLight', 'paper'),
    ],
  },
  'funfair-tents': {
    box: { width: 560, height: 300 }, fit: 'right', grounded: true, pattern: 'rays', light: { x: 60, y: 0 },
    draw: () => [firework(-210, -76, 42, 'accent'), ferrisWheel(60, 0, 112, 12), tent(-140, 82, 0.76, 'accent', 'paper'), tent(178, 96, 0.6, 'second', 'paper', 'baseLight'), bleed(bare(fill('shade', 'M-2400 148H2400V1600H-2400Z', 0.3)))],
  },
} as const satisfies { readonly [name: string]: SceneDrawing };
