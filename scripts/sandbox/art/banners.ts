import { streamOf } from './composition.ts';
import { idsFor, svgDocument } from './drawGame.ts';
import { placement } from './matrix.ts';
import { huePalette } from './palettes.ts';
import { renderers, type RendererName } from './renderers/index.ts';
import { scenes, type SceneName } from './scenes/index.ts';
import type { SceneDrawing } from './scenes/sceneDrawing.ts';
import { flatten } from './shapes.ts';
import type { Matrix, Size } from './types.ts';

export interface BannerDrawing extends Size {
  readonly scene: SceneName;
  readonly renderer: RendererName;
  /** The site's OKLCH hue in degrees: crimson 20, gold 85, emerald 160, sapphire 255, amethyst 305. */
  readonly hue: number;
  readonly seed: string | number;
}

/** A banner's picture as a standalone `<svg>`, in the site's hue and without words; wide ones keep their left free. */
export function drawBanner({ scene: name, renderer, hue, seed, width, height }: BannerDrawing): string {
  const scene: SceneDrawing = scenes[name];
  const key = `banner/${name}/${renderer}/${hue}/${seed}`;
  const place = fitScene(scene, { width, height });
  const light = scene.light ?? { x: 0, y: 0 };
  const content = renderers[renderer].paint({
    size: { width, height },
    palette: huePalette(hue, scene.second),
    pattern: scene.pattern,
    subject: flatten(
      scene.draw({ random: streamOf(key, 'scene'), isPrint: renderer === 'linocut' || renderer === 'screenprint' }),
    ),
    scatter: [],
    place,
    focus: { x: place[4] + light.x * place[0], y: place[5] + light.y * place[0] },
    random: streamOf(key, 'finish'),
    id: idsFor(`${key}/${width}x${height}`),
    kind: scene.isSheet ? 'sheet' : 'banner',
  });
  return svgDocument({ width, height }, content);
}

/**
 * Brings the scene's box into the frame: at the right in wide frames, low in tall ones, over all of it if it covers.
 */
function fitScene({ box, fit, grounded = false }: SceneDrawing, { width, height }: Size): Matrix {
  if (fit === 'cover') {
    const scale = Math.max(width / box.width, height / box.height);
    return placement({ x: width / 2, y: height / 2, scale });
  }
  const isWide = fit === 'right' && width / height > 1.5;
  const isTall = fit === 'right' && width / height < 0.85;
  const room = isWide ? width * 0.56 : width * 0.94;
  const scale = Math.min(room / box.width, (height * (grounded ? 1 : isTall ? 0.6 : 0.92)) / box.height);
  const x = isWide
    ? width - Math.max((box.width * scale) / 2 + width * 0.02, Math.min(width * 0.26, box.width * scale * 0.62))
    : width / 2;
  const y = grounded ? height - (box.height * scale) / 2 : isTall ? height * 0.64 : height / 2;
  return placement({ x, y, scale });
}
