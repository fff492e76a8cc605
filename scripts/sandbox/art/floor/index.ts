import { idsFor, svgDocument } from '../drawGame.ts';
import { hashSeed } from '../random.ts';
import type { Size } from '../types.ts';
import { dealerOf } from './cast.ts';
import { type Pen } from './marks.ts';
import { hands, person } from './people.ts';
import { rooms } from './rooms.ts';
import { feltTable, playOf } from './tables.ts';

/**
 * A table of the floor, seen by somebody who looks for a chair: a dealer in waistcoat, the room behind, what is dealt
 * before. Drawn for 16 to 9.
 */
export function drawFloor({ seed, width, height, game }: Size & { readonly seed: string; readonly game: string }): string {
  const place = Number(/^dealer (\d+)$/.exec(seed)?.[1] ?? 0);
  const hash = hashSeed(`play/${seed}`);
  const pen: Pen = { idOf: idsFor(`floor/${seed}/${game}/${width}x${height}`), defs: [] };
  const dealer = dealerOf(seed);
  const room = rooms[place > 0 ? (place - 1) % rooms.length : hash % rooms.length] ?? rooms[0];
  const play = playOf(game, Math.floor(hash / 13), place);
  const x = play.dealerAt;
  const content = (room?.draw(pen) ?? '') + (play.behind?.() ?? '') + person(x, 91, 1, dealer) + feltTable(pen, room?.felt ?? ['#1f8a5e', '#0b4630']) + hands(x, 141, dealer, play.reach) + play.draw();
  const scale = Math.max(width / 320, height / 180);
  const [left, top] = [(width - 320 * scale) / 2, (height - 180 * scale) / 2];
  return svgDocument({ width, height }, `<defs>${pen.defs.join('')}</defs><g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(4)})">${content}</g>`);
}

export { dealerOf, isMan, languageOf, roomOf } from './cast.ts';
