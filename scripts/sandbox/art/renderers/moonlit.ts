import { lch } from '../color.ts';
import { isBanner, type Renderer } from '../scene.ts';
import { withGround } from './ground.ts';
import { painterly } from './painterly.ts';

/**
 * Painterly objects on a clear night, banners too: stars, and a glow of the subject's own hue that falls off into the
 * dark.
 */
export const moonlit: Renderer = {
  name: 'moonlit',
  staging: {
    stances: [
      { zoom: 0.92, x: 0.5, y: 0.52, tilt: 5 },
      { zoom: 1.05, x: 0.5, y: 0.55, tilt: 4 },
    ],
  },
  paint: (scene) => {
    const { h } = scene.palette.ground.lit;
    const pattern = isBanner(scene) ? scene.pattern : 'stars';
    return painterly.paint(
      withGround(scene, {
        scatter: [],
        pattern,
        lit: lch(0.6, 0.12, h),
        mid: lch(0.34, 0.085, h + 10),
        deep: lch(0.17, 0.05, 262),
      }),
    );
  },
};
