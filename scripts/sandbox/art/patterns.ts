import { circlePath, dotsPath, num, polygon, raysPath, rectPath, sparkPath } from './path.ts';
import type { PatternName } from './patternNames.ts';
import type { Scene } from './scene.ts';
import type { Size } from './types.ts';

/** The scene's background pattern in one colour; `strength` 1 is what a dark ground bears. */
export function patternElements(scene: Scene, color: string, strength = 1): string {
  return patterns[scene.pattern](scene, color, strength);
}

const patterns: { readonly [N in PatternName]: (scene: Scene, color: string, strength: number) => string } = {
  plain: () => '',
  rays: ({ size, focus, random }, color, k) => {
    const reach = Math.hypot(size.width, size.height);
    const count = random.pick([12, 16, 20, 26]);
    return path(raysPath(focus.x, focus.y, 0, reach, count, 0.5, random.between(0, 30)), color, 0.13 * k);
  },
  rings: ({ size, focus, random }, color, k) => {
    const unit = Math.min(size.width, size.height);
    const step = unit * random.between(0.09, 0.15);
    const width = num(Math.max(0.8, unit * random.pick([0.006, 0.012, 0.03])));
    let d = '';
    for (let r = unit * 0.26; r < Math.max(size.width, size.height) * 0.75; r += step)
      d += circlePath(focus.x, focus.y, r);
    return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" opacity="${num3(0.2 * k)}"/>`;
  },
  waves: ({ size, random }, color, k) => {
    const unit = Math.min(size.width, size.height);
    let out = '';
    for (let row = 0; row < 4; row++) {
      const y = size.height * (0.5 + row * 0.13);
      const length = unit * random.between(0.3, 0.5);
      let d = `M${num(-length * random.next())} ${num(y)}`;
      for (let x = -length; x < size.width + length; x += length)
        d += `q${num(length / 4)} ${num(-unit * 0.06)} ${num(length / 2)} 0t${num(length / 2)} 0`;
      out += path(`${d}V${num(size.height)}H0Z`, color, 0.1 * k);
    }
    return out;
  },
  dots: (scene, color, k) => {
    const step = Math.min(scene.size.width, scene.size.height) / scene.random.pick([9, 12, 15]);
    const r = step * scene.random.between(0.12, 0.22);
    return tiled(
      scene,
      step,
      step,
      `${circlePath(step / 4, step / 4, r)}${circlePath(step * 0.75, step * 0.75, r)}`,
      color,
      0.17 * k,
    );
  },
  stars: ({ size, random }, color, k) => {
    const unit = Math.min(size.width, size.height);
    const points = (count: number): [number, number][] =>
      Array.from({ length: count }, () => [random.between(0, size.width), random.between(0, size.height)]);
    const large = points(5)
      .map(([x, y]) => sparkPath(x, y, unit * random.between(0.02, 0.05)))
      .join('');
    return (
      dots(points(18), unit * 0.008, color, 0.6 * k) +
      dots(points(9), unit * 0.016, color, 0.6 * k) +
      path(large, color, 0.45 * k)
    );
  },
  hills: ({ size, random }, color, k) => {
    let out = '';
    for (let row = 0; row < 3; row++) {
      const y = size.height * (0.55 + row * 0.13);
      const dip = size.height * random.between(0.08, 0.2);
      const at = size.width * random.between(0.25, 0.75);
      out += path(
        `M0 ${num(y)}C${num(at * 0.5)} ${num(y - dip)} ${num(at * 0.8)} ${num(y + dip)} ${num(at)} ${num(y)}S${num(size.width * 0.9)} ${num(y - dip)} ${num(size.width)} ${num(y - dip * 0.4)}V${num(size.height)}H0Z`,
        color,
        0.11 * k,
      );
    }
    return out;
  },
  bokeh: ({ size, random }, color, k) => {
    const unit = Math.min(size.width, size.height);
    const points = (count: number): [number, number][] =>
      Array.from({ length: count }, () => [random.between(0, size.width), random.between(0, size.height)]);
    return (
      dots(points(4), unit * 0.25, color, 0.1 * k) +
      dots(points(6), unit * 0.14, color, 0.1 * k) +
      dots(points(9), unit * 0.055, color, 0.2 * k)
    );
  },
  lattice: (scene, color, k) => {
    const step = Math.min(scene.size.width, scene.size.height) / scene.random.pick([5, 7, 9]);
    const gap = step * 0.08;
    const half = step / 2;
    const diamond = polygon([
      [half, gap],
      [step - gap, half],
      [half, step - gap],
      [gap, half],
    ]);
    const inner = polygon([
      [half, step * 0.3],
      [step * 0.3, half],
      [half, step * 0.7],
      [step * 0.7, half],
    ]);
    return tiled(scene, step, step, diamond + inner, color, 0.1 * k);
  },
  columns: ({ size, random }, color, k) => {
    const count = random.pick([5, 7, 9]);
    const step = size.width / count;
    let d = '';
    for (let i = 0; i < count; i++)
      d += rectPath(i * step + step * 0.2, -step, step * 0.6, size.height * (0.78 + 0.1 * (i % 2)) + step, step * 0.3);
    return path(d, color, 0.1 * k);
  },
  skyline: ({ size, random }, color, k) => {
    let [back, x] = [`M0 ${num(size.height)}`, 0];
    const unit = Math.min(size.width, size.height);
    while (x < size.width) {
      const width = unit * random.between(0.07, 0.16);
      back += `V${num(size.height * random.between(0.42, 0.78))}H${num(x + width)}`;
      x += width;
    }
    return path(`${back}V${num(size.height)}Z`, color, 0.17 * k);
  },
};

function dots(points: readonly (readonly [number, number])[], width: number, color: string, opacity: number): string {
  return `<path fill="none" stroke="${color}" stroke-width="${num(width)}" opacity="${num3(opacity)}" d="${dotsPath(points)}"/>`;
}

function tiled(scene: Scene, width: number, height: number, d: string, color: string, opacity: number): string {
  const id = scene.id('t');
  return (
    `<pattern id="${id}" width="${num(width)}" height="${num(height)}" patternUnits="userSpaceOnUse"><path d="${d}" fill="${color}" fill-rule="evenodd"/></pattern>` +
    `<rect width="${num(scene.size.width)}" height="${num(scene.size.height)}" fill="url(#${id})" opacity="${num3(opacity)}"/>`
  );
}

function path(d: string, color: string, opacity: number): string {
  return `<path d="${d}" fill="${color}" opacity="${num3(opacity)}"/>`;
}

function num3(value: number): string {
  return String(Math.round(Math.min(1, value) * 100) / 100).replace(/^0\./, '.');
}

/** Rows of dots that grow towards the foot of the picture: a dashed line with round ends each. */
export function growingDots({ width, height }: Size, color: string, opacity: number): string {
  const step = Math.min(width, height) / 17;
  const rows = Math.ceil(height / step);
  let lines = '';
  for (let row = 0; row < rows; row++) {
    const r = step * (0.16 + (0.62 * row) / rows);
    lines += `<path d="M${num((row % 2) * step * 0.5 - step)} ${num((row + 0.5) * step)}H${num(width + step)}" stroke-width="${num(r)}"/>`;
  }
  return `<g fill="none" stroke="${color}" stroke-dasharray="0 ${num(step)}" opacity="${num3(opacity)}">${lines}</g>`;
}
