import { club } from './club.ts';
import { funfair } from './funfair.ts';
import { harborScenes } from './harbor.ts';
import type { SceneDrawing } from './sceneDrawing.ts';

export const scenes = { ...harborScenes, ...funfair, ...club } satisfies { readonly [name: string]: SceneDrawing };

export type SceneName = keyof typeof scenes;

/** The names `drawBanner` knows. */
export const sceneNames = Object.keys(scenes) as readonly SceneName[];
