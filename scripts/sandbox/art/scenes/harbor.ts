import { num, wavePath } from '../path.ts';
import { bare, bleed, box, disc, fill, line, place, shade, shine, times } from '../shapes.ts';
import type { Part, Role } from '../types.ts';
import type { SceneContext, SceneDrawing } from './sceneDrawing.ts';

/** Curling wave crests right across the picture, cut in `edge`. */
function crests(y: number, height: number, count: number, role: Role, edge: Role, offset: number, reach = 820): Part {
  const w = 760 / count;
  let d = `M${Math.round(-w - 40 + offset)} 420V${y}`;
  const [a, b] = [Math.round(w * 0.62), Math.round(w) - Math.round(w * 0.62)];
  const fall = Math.round(height * 0.7);
  const wave = `q${Math.round(w / 4)} ${-height} ${a} ${-fall}q${-Math.round(w / 10)} ${Math.round(height * 0.4)} ${b} ${fall}`;
  for (let x = -w - 40 + offset; x < reach; x += a + b) d += wave;
  return bleed(bare(fill(role, `${d}V420Z`)), line(edge, 2.2, d));
}

const gull = 'M-16-5Q-6-9 0 2 6-9 16-5 7-4 0 7-7-4-16-5Z';

function sail(x: number, y: number, w: number, h: number): Part {
  const d = `M${x} ${y}h${w}q10 ${h / 2} 4 ${h}H${x - 4}q8 ${-h / 2} 4 ${-h}Z`;
  return [bare(fill('paper', d)), shade(`M${x + w * 0.68} ${y}H${x + w}q10 ${h / 2} 4 ${h}h${-w * 0.3}q8 ${-h / 2} 0 ${-h}Z`, 0.1), line('ink', 2.4, d), line('ink', 1.1, `M${num(x + w * 0.34)} ${y + 3}q5 ${h / 2} 1 ${h - 6}M${num(x + w * 0.68)} ${y + 3}q7 ${h / 2} 3 ${h - 6}`)];
}

/** A full-rigged ship in the units of the lead picture, 760 × 364. */
function tallShip(): Part {
  return [
    line('ink', 3.2, 'M500 82V236M556 62V236M612 88V236M470 222L438 196M640 226l44-34'),
    sail(480, 96, 40, 34), sail(476, 134, 48, 40), sail(472, 178, 56, 40), sail(536, 76, 42, 36), sail(531, 116, 52, 44), sail(527, 164, 60, 50), sail(594, 102, 38, 32), sail(590, 138, 46, 38), sail(586, 180, 54, 38),
    bare(fill('paper', 'M440 200l30 22-2-60ZM684 194l-40 30 2-50Z')), line('ink', 2.2, 'M440 200l30 22-2-60ZM684 194l-40 30 2-50Z'), bare(fill('base', 'M556 62l26-5-26-7Z')),
    fill('ink', 'M452 226q100 14 200-4l-14 40H478Z'), line('paper', 1.8, 'M462 236q90 10 182-2'), line('paper', 3.4, 'M480 246h5M500 248h5M520 249h5M540 249h5M560 249h5M580 248h5M600 247h5M620 245h5'),
  ];
}

function tower(): Part {
  const wall = 'M136 112h36l17 170H119Z';
  return [
    bare(fill('paper', wall)), bare(fill('base', 'M132.800 148h42.400l3.400 36h-49.200ZM126 220h56l3.600 36h-63.200Z')), shade('M158 112h14l17 170h-22Z', 0.3), line('ink', 3, wall),
    fill('ink', 'M128 104h52v9h-52Z'), bare(fill('paper', 'M140 76h28v28h-28Z')), line('ink', 3, 'M140 76h28v28h-28ZM149 76v28M159 76v28M154 58V44'), bare(fill('base', 'M134 76q20-32 40 0Z')), line('ink', 3, 'M134 76q20-32 40 0Z'),
    place({ x: -10, y: -40 }, fill('ink', 'M40 300q10-34 58-38 22-20 64-8 40-4 56 20 30 6 40 30V420H40Z'), line('paper', 1.8, 'M84 274l14-8M108 264l22-6M176 262l18 4M206 276l16 6M70 288l16-8M130 274l22-4M160 282l24 2M110 286l14-3')),
  ];
}

/** Ruled lines that thin out towards the horizon, as a print shows a night sky. */
function ruledSky(): Part {
  let d = '';
  for (let y = 3; y < 238; y += 5.6) d += `M-9 ${num(y)}h778v${num(4.6 - 3.2 * (y / 238))}h-778Z`;
  return bleed(bare(fill('ink', d)));
}

function shipAndLighthouse({ isPrint }: SceneContext): readonly Part[] {
  const sun = disc(isPrint ? 'base' : 'accent', 560, 172, 128);
  return [place({ x: -380, y: -182 },
    isPrint ? [ruledSky(), bleed(bare(fill('paper', 'M156 88L1126-105V233ZM150 88L-306-30V204Z')))] : bleed(fill('glow', 'M156 88L1126-105V233ZM150 88L-306-30V204Z', 0.4), disc('glow', 154, 90, 90, 0.8)),
    bleed(bare(sun)), isPrint ? bare(fill('paper', Array.from({ length: 7 }, (_, i) => `M420 ${176 + i * 10}h280v${num(1 + (i * 10) / 12)}H420Z`).join(''))) : [],
    tallShip(), tower(),
    crests(262, 12, 16, 'ink', 'paper', 0), crests(276, 15, 13, 'base', 'paper', -20), crests(294, 18, 11, 'ink', 'paper', 10), crests(314, 21, 9, 'ink', 'paper', -34), crests(336, 22, 8, 'base', 'paper', 14),
    times(4, (i) => place({ x: [300, 336, 262, 690][i] ?? 0, y: [58, 80, 44, 60][i] ?? 0, scale: [1, 0.7, 0.8, 0.9][i] ?? 1 }, bare(fill(isPrint ? 'ink' : 'paper', gull)))))];
}

function harbor(): readonly Part[] {
  return [
    bleed(disc('glow', 60, -116, 150, 0.8), fill('glow', 'M60-118L1200-420V120ZM60-118L-1200-420V120Z', 0.4)),
    bleed(bare(fill('shade', 'M-1600 40C-900-10-700 30-420 10-200 40-100 60 0 60H-1600Z', 0.3)), bare(fill('secondShade', wavePath(64, 10, 120, 900, 1600)))),
    place({ x: -170, y: 62, scale: 0.62 }, line('inkSoft', 6, 'M0 0V-170M0-160L86-20'), fill('paper', 'M6-160L84-22H6Z'), fill('baseLight', 'M-8-130V-22H-74Z'), fill('base', 'M-92 0H100L76 44H-66Z'), bare(fill('paper', 'M-88 8H96L92 16H-84Z'))),
    fill('inkSoft', 'M-70 130C-56 84-10 76 30 82 70 66 130 78 144 106 172 108 190 120 196 140V200H-70Z'), bare(fill('ink', 'M96 150C110 118 126 104 144 106 172 108 190 120 196 140V200H80Z')), line('paperShade', 3, 'M-30 108l18-8M10 98l24-4M82 96l24 4M-4 122l20-6M120 124l18-4', 0.5),
    fill('paper', 'M16 86 34-88H86L104 86Z'), bare(fill('base', 'M31-56H89L92.500-22H27.500ZM23.500 20H96.500L100.500 60H19.500Z')), shade('M68-88H86L104 86H72Z', 0.22), shine('M16 86 34-88H46L36 86Z', 0.4),
    box('ink', 22, -100, 76, 14, 3), box('accentLight', 40, -140, 40, 40, 2), bare(line('inkSoft', 2.600, 'M53-140V-100M67-140V-100M40-120H80')), fill('base', 'M30-138Q46-176 60-178 74-176 90-138Z'), disc('accent', 60, -184, 7), box('ink', 50, 50, 20, 36, 10), box('inkSoft', 53, -14, 14, 20, 7),
    bleed(bare(fill('second', wavePath(128, 13, 96, 900, 1600))), line('secondLight', 3, 'M-260 152q16-9 32 0M-120 164q16-9 32 0M60 156q16-9 32 0M200 168q16-9 32 0M-400 170q16-9 32 0', 0.8), bare(fill('secondShade', wavePath(166, 13, 120, 900, 1600, 40)))),
  ];
}

export const harborScenes = {
  'lighthouse-harbor': { box: { width: 380, height: 380 }, fit: 'right', pattern: 'stars', second: 212, light: { x: 60, y: -110 }, draw: harbor },
  'ship-lighthouse': { box: { width: 760, height: 364 }, fit: 'cover', pattern: 'stars', isSheet: true, light: { x: 180, y: 0 }, draw: shipAndLighthouse },
} as const satisfies { readonly [name: string]: SceneDrawing };
