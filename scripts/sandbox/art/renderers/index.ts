import { flat } from './flat.ts';
import { linocut } from './linocut.ts';
import { painterly } from './painterly.ts';

export const renderers = { painterly, flat, linocut } as const;

export type RendererName = keyof typeof renderers;

/** All renderers, in the order of their table. */
export const rendererNames = Object.keys(renderers) as readonly RendererName[];
