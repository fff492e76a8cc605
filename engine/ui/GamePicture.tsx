import type { Game } from '../api/models';
import { Picture } from './Picture';

/** Sizes in px at which a card shows its picture, by shape. */
export const pictureSizes = {
  portrait: { width: 300, height: 400 },
  square: { width: 300, height: 300 },
  wide: { width: 480, height: 300 },
  landscape: { width: 660, height: 406 },
  thumbnail: { width: 96, height: 96 },
} as const;

export type PictureShape = keyof typeof pictureSizes;

/** A game's picture in one of the shapes. The name stands beside it, so for screen readers it is decoration. */
export function GamePicture({
  game,
  shape,
  isEager = false,
  className,
}: {
  readonly game: Pick<Game, 'image'>;
  readonly shape: PictureShape;
  readonly isEager?: boolean;
  readonly className?: string;
}) {
  const { width, height } = pictureSizes[shape];
  return <Picture src={sized(game.image, width, height)} alt="" width={width} height={height} isEager={isEager} {...(className ? { className } : {})} />;
}

/** The platform's picture server draws the size that `w` and `h` ask for; addresses of others stay as they are. */
function sized(src: string, width: number, height: number): string {
  if (!src.startsWith('/api/art/')) return src;
  const [path = src, query = ''] = src.split('?');
  const values = new URLSearchParams(query);
  values.set('w', String(width));
  values.set('h', String(height));
  return `${path}?${values.toString()}`;
}
