import { hex, lch } from '../color.ts';
import { transformText } from '../matrix.ts';
import { circlePath, num, raysPath } from '../path.ts';
import { frameRect, group, isBanner, paths, plainPaint, tone, type Renderer, type Scene } from '../scene.ts';

/**
 * Cut paper: plain forms without outline or shadow on a light ground of two or three tones, so that dark words read on
 * it.
 */
export const cutout: Renderer = {
  name: 'cutout',
  paint: (scene) => {
    const { palette, size, place, id } = scene;
    const { h } = palette.ground.lit;
    const subject = paths(scene.subject, id, (shape) => {
      const color = hex(tone(palette, shape.role));
      return shape.role === 'glow' ? `fill="${color}" fill-opacity=".35"` : plainPaint(shape, color);
    });
    const [ground, second, third] = [0.82, 0.74, 0.89].map((lightness, index) =>
      hex(lch(lightness, [0.115, 0.125, 0.095][index] ?? 0, h + (index - 1) * 6)),
    ) as [string, string, string];
    return (
      frameRect(size, `fill="${ground}"`) +
      (isBanner(scene) ? '' : scene.random.pick(grounds)(scene, second, third)) +
      group(`transform="${transformText(place)}"`, subject)
    );
  },
};

type Ground = (scene: Scene, second: string, third: string) => string;

const fill = (color: string, d: string): string => `<path fill="${color}" d="${d}"/>`;
const unitOf = ({ size: { width, height } }: Scene): number => Math.min(width, height);

/** A disc in a ring behind the subject. */
const sun: Ground = (scene, second, third) => {
  const [{ x, y }, unit] = [scene.focus, unitOf(scene)];
  return fill(second, circlePath(x, y, unit * 0.46)) + fill(third, circlePath(x, y, unit * 0.33));
};

/** Three rows of waves, the nearest the deepest. */
const waves: Ground = ({ size: { width, height } }, second, third) =>
  [third, second].reduce((text, color, row) => {
    const [y, step] = [height * (0.56 + row * 0.2), height * 0.22];
    let d = `M${num(-step * (0.3 + row * 0.5))} ${num(y)}q${num(step / 2)} ${num(-step * 0.4)} ${num(step)} 0`;
    for (let x = step; x < width + step * 2; x += step) d += `t${num(step)} 0`;
    return text + fill(color, `${d}V${num(height)}H${num(-step)}Z`);
  }, '');

/** Two hills and a sun in the corner. */
const hills: Ground = (scene, second, third) => {
  const { width: w, height: h } = scene.size;
  return (
    fill(third, circlePath(w * 0.88, h * 0.24, unitOf(scene) * 0.13)) +
    fill(
      third,
      `M0 ${num(h * 0.62)}C${num(w * 0.2)} ${num(h * 0.3)} ${num(w * 0.34)} ${num(h * 0.84)} ${num(w * 0.52)} ${num(h * 0.58)}S${num(w * 0.84)} ${num(h * 0.72)} ${num(w)} ${num(h * 0.5)}V${num(h)}H0Z`,
    ) +
    fill(
      second,
      `M0 ${num(h * 0.86)}C${num(w * 0.24)} ${num(h * 0.6)} ${num(w * 0.44)} ${num(h * 0.94)} ${num(w * 0.64)} ${num(h * 0.78)}S${num(w * 0.9)} ${num(h * 0.86)} ${num(w)} ${num(h * 0.74)}V${num(h)}H0Z`,
    )
  );
};

/** Rays from behind the subject. */
const rays: Ground = (scene, second) => {
  const { width, height } = scene.size;
  return fill(
    second,
    raysPath(
      scene.focus.x,
      scene.focus.y,
      0,
      Math.hypot(width, height),
      scene.random.pick([10, 12, 14]),
      0.5,
      scene.random.between(0, 30),
    ),
  );
};

/** Two slanted sheets, one on the other. */
const slant: Ground = ({ size: { width: w, height: h } }, second, third) =>
  fill(third, `M${num(w * 0.34)} 0H${num(w)}V${num(h)}H${num(w * 0.34 - h * 0.42)}Z`) +
  fill(second, `M${num(w * 0.62)} 0H${num(w)}V${num(h)}H${num(w * 0.62 - h * 0.42)}Z`);

/** Rows of spots, set off by half. */
const spots: Ground = (scene, second) => {
  const { width, height } = scene.size;
  const step = unitOf(scene) / 5.5;
  let d = '';
  for (let row = 0; row * step < height + step; row++)
    for (let x = (row % 2) * (step / 2); x < width + step; x += step) d += circlePath(x, row * step, step * 0.18);
  return fill(second, d);
};

const grounds = [sun, waves, hills, rays, slant, spots] as const;
