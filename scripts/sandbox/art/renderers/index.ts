import type { Renderer } from '../scene.ts';
import { airbrush } from './airbrush.ts';
import { clay } from './clay.ts';
import { cutout } from './cutout.ts';
import { comic } from './comic.ts';
import { dither } from './dither.ts';
import { enamel } from './enamel.ts';
import { felt } from './felt.ts';
import { flat } from './flat.ts';
import { lacquer } from './lacquer.ts';
import { keyart } from './keyart.ts';
import { halved } from './halved.ts';
import { gloss } from './gloss.ts';
import { linocut } from './linocut.ts';
import { moonlit } from './moonlit.ts';
import { neon } from './neon.ts';
import { nocturne } from './nocturne.ts';
import { painterly } from './painterly.ts';
import { papercut } from './papercut.ts';
import { pixel } from './pixel.ts';
import { screenprint } from './screenprint.ts';
import { solo } from './solo.ts';
import { studio } from './studio.ts';
import { wire } from './wire.ts';

export const renderers = {
  painterly,
  flat,
  linocut,
  enamel,
  pixel,
  screenprint,
  papercut,
  neon,
  gloss,
  keyart,
  clay,
  cutout,
  comic,
  moonlit,
  felt,
  studio,
  lacquer,
  halved,
  dither,
  wire,
  airbrush,
  nocturne,
  solo,
} satisfies { readonly [name: string]: Renderer };

export type RendererName = keyof typeof renderers;

/** All renderers, in the order of their table. */
export const rendererNames = Object.keys(renderers) as readonly RendererName[];
