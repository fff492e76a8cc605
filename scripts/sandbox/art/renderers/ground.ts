import { isBanner, type Renderer, type Scene } from '../scene.ts';
import type { Lch, Staging } from '../types.ts';
import { painterly } from './painterly.ts';

/** Another ground for painterly objects, from its light to its rim, with what else of the scene it replaces. */
export interface Ground extends Partial<Pick<Scene, 'pattern' | 'scatter'>> {
  readonly lit: Lch;
  readonly mid: Lch;
  readonly deep: Lch;
}

/**
 * A renderer of painterly objects on a ground of its own, set as `staging` says; banners stay as painterly has them,
 * because text stands on theirs.
 */
export function onGround(name: string, groundOf: (scene: Scene) => Ground, staging: Staging = {}): Renderer {
  return {
    name,
    staging,
    paint: (scene) => painterly.paint(isBanner(scene) ? scene : withGround(scene, groundOf(scene))),
  };
}

/** A scene with another ground. */
export function withGround(scene: Scene, { lit, mid, deep, ...changes }: Ground): Scene {
  return { ...scene, ...changes, palette: { ...scene.palette, ground: { lit, mid, deep } } };
}
