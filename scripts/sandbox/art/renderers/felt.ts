import { lch } from '../color.ts';
import { isBanner, type Renderer } from '../scene.ts';
import { painterly } from './painterly.ts';

/** Painterly objects in evening light: the ground falls from a warm glow behind the subject to another hue at the rim. */
export const felt: Renderer = {
  name: 'felt',
  paint: (scene) => {
    if (isBanner(scene)) return painterly.paint(scene);
    const { palette, random } = scene;
    const { h } = palette.ground.lit;
    const turn = random.pick([-70, -45, 40, 65]);
    return painterly.paint({
      ...scene,
      pattern: random.pick(['bokeh', 'rays', 'rings', 'bokeh']),
      palette: { ...palette, ground: { ...palette.ground, lit: lch(0.72, 0.13, h), mid: lch(0.48, 0.14, h + turn / 2), deep: lch(0.24, 0.09, h + turn) } },
    });
  },
};
