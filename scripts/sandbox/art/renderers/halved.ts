import { hex, lch } from '../color.ts';
import { multiply, placement, transformText } from '../matrix.ts';
import { natural } from '../palettes.ts';
import { circlePath, num, raysPath } from '../path.ts';
import { frameRect, group, isBanner, isBody, paths, type Renderer, type Scene } from '../scene.ts';
import type { Role } from '../types.ts';

/** Hues that stand well together: of the dark, of the light, and of the third colour. */
const triads = [
  [250, 60, 42],
  [165, 92, 82],
  [18, 62, 45],
  [295, 5, 5],
  [257, 232, 190],
  [278, 300, 22],
  [62, 95, 100],
  [205, 70, 32],
  [335, 350, 62],
  [140, 112, 78],
] as const;

/**
 * One drawing in three colours, cut in the middle: dark is light on the other side. Below the frame it stands twice
 * more, all night and all day, as the views `#night` and `#day`. What is drawn inherits both colours: the figure by
 * `fill` and `stroke`, the ground by `color`.
 */
export const halved: Renderer = {
  name: 'halved',
  paint: (scene) => {
    const { size, id } = scene;
    const { width, height } = size;
    const [dark, light, third] = colorsOf(scene);
    const subject = paths(scene.subject, id, (shape) => {
      const ink = inkOf(shape.role);
      if (ink === null || (shape.opacity ?? 1) < 0.7) return undefined;
      const color = { figure: '', ground: 'currentColor', third }[ink];
      if (shape.line !== undefined)
        return `fill="none"${color && ` stroke="${color}"`} stroke-width="${num(shape.line)}"`;
      const edge = isBody(shape) ? 'stroke="currentColor" stroke-width="4"' : 'stroke="none"';
      return `${color && `fill="${color}" `}${edge}`;
    });
    const drawing =
      frameRect(size, 'fill="currentColor" stroke="none"') +
      (isBanner(scene) ? '' : scene.random.pick(grounds)(scene, third)) +
      group(`transform="${transformText(centred(scene))}"`, subject);
    const side = (figure: string, ground: string, rest: string): string =>
      `<use href="#${id('s')}" fill="${figure}" stroke="${figure}" color="${ground}"${rest}/>`;
    return (
      (isBanner(scene) ? '' : view('night', size, 1) + view('day', size, 2)) +
      `<defs><clipPath id="${id('f')}">${frameRect(size, '')}</clipPath><g id="${id('s')}" clip-path="url(#${id('f')})">${drawing}</g><clipPath id="${id('c')}"><path d="M${num(width / 2)} 0H${num(width)}V${num(height)}H${num(width / 2)}Z"/></clipPath></defs>` +
      side(light, dark, '') +
      group(`clip-path="url(#${id('c')})"`, side(dark, light, '')) +
      (isBanner(scene) ? '' : side(light, dark, ` y="${num(height)}"`) + side(dark, light, ` y="${num(height * 2)}"`))
    );
  },
};

/** A part of the drawing that an address can name: as large as the frame, so many frames below it. */
function view(name: string, { width, height }: Scene['size'], place: number): string {
  return `<view id="${name}" viewBox="0 ${num(height * place)} ${num(width)} ${num(height)}"/>`;
}

/** Dark, light and third colour; banners take the site's hue, and the third of its day. */
function colorsOf(scene: Scene): readonly [string, string, string] {
  if (isBanner(scene)) {
    const { h } = scene.palette.ground.lit;
    return [hex(lch(0.2, 0.065, h)), hex(lch(0.95, 0.018, h)), hex(lch(0.83, 0.15, 70))];
  }
  const [dark, light, third] = scene.random.pick(triads);
  return [hex(lch(0.26, 0.085, dark)), hex(lch(0.94, 0.045, light)), hex(natural(third))];
}

/** The subject's middle stands on the cut; in wide frames it is larger than they are high. */
function centred({ size: { width, height }, focus, place, kind }: Scene) {
  if (kind !== 'game') return place;
  const scale = width / height > 2 ? 1.3 : 1;
  const middle = { x: focus.x, y: focus.y + height * 0.05 };
  return multiply(placement({ x: width / 2 - middle.x * scale, y: height / 2 - middle.y * scale, scale }), place);
}

/** What of the three a role is painted in; light and shadow are left out. */
function inkOf(role: Role): 'figure' | 'ground' | 'third' | null {
  if (role === 'glow' || role === 'shade' || role === 'shine') return null;
  if (role.startsWith('ink') || role === 'hair' || role === 'baseShade') return 'ground';
  if (role.startsWith('accent') || role === 'second' || role === 'secondShade') return 'third';
  return 'figure';
}

type Ground = (scene: Scene, third: string) => string;

const fill = (color: string, d: string): string => `<path${color && ` fill="${color}"`} stroke="none" d="${d}"/>`;

/** A disc in the third colour behind the subject. */
const disc: Ground = ({ size: { width, height } }, third) =>
  fill(third, circlePath(width / 2, height * 0.46, height * 0.44));

/** Rings round the middle, two colours in turn. */
const rings: Ground = ({ size: { width, height } }, third) =>
  [1.25, 0.95, 0.65]
    .map(
      (r, index) =>
        `<path fill="none"${index % 2 ? ` stroke="${third}"` : ''} stroke-width="${num(height * 0.13)}" d="${circlePath(width / 2, height / 2, height * r)}"/>`,
    )
    .join('');

/** Bands that fall across the night only until they reach the middle. */
const bands: Ground = ({ size: { width, height } }, third) =>
  [0.02, 0.26, 0.5, 0.74]
    .map((x, index) =>
      fill(
        index % 2 ? third : '',
        `M${num(width * x)} 0h${num(width * 0.1)}L${num(width * (x + 0.1) - height * 0.4)} ${num(height)}h${num(-width * 0.1)}Z`,
      ),
    )
    .join('');

/** Rays of a low sun. */
const rays: Ground = ({ size: { width, height } }, third) =>
  fill(third, raysPath(width / 2, height * 0.62, 0, width, 14, 0.28, 6));

/** A horizon of waves, two rows deep. */
const waves: Ground = ({ size: { width, height } }, third) =>
  [third, '']
    .map((color, row) => {
      const [y, step] = [height * (0.72 + row * 0.16), height * 0.3];
      let d = `M${num(-row * step * 0.5)} ${num(y)}`;
      for (let x = -row * step * 0.5; x < width; x += step)
        d += `a${num(step / 2)} ${num(step / 2)} 0 0 1 ${num(step)} 0`;
      return fill(color, `${d}V${num(height)}H0Z`);
    })
    .join('');

/** Squares in a chequer at both ends. */
const chequer: Ground = ({ size: { width, height } }, third) => {
  const step = height / 4;
  let d = '';
  for (let row = 0; row < 4; row++)
    for (const x of [row % 2, (row % 2) + 2, width / step - 1 - (row % 2), width / step - 3 - (row % 2)])
      d += `M${num(x * step)} ${num(row * step)}h${num(step)}v${num(step)}h${num(-step)}Z`;
  return fill(third, d);
};

const grounds = [disc, rings, bands, rays, waves, chequer, disc] as const;
