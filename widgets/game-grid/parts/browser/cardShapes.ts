import type { GameGridProps } from '../../../../schemas/generated/widgets';

type Shape = GameGridProps['shape'];

/** Cards that hold a wide picture whatever their page asks for; of the others, all but tiles hold a square. */
const wide: ReadonlySet<string> = new Set(['table', 'priced', 'admission', 'seat', 'halved']);

/**
 * The shape of the pictures that a player goes through: a tile has the one its page asks for, any other card its own.
 */
export function shapeOf({ card, shape }: Pick<GameGridProps, 'card' | 'shape'>): Shape {
  if (card === 'tile') return shape;
  return wide.has(card) ? 'wide' : 'square';
}
