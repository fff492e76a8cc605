import type { Game } from '../api/gameModels';
import * as styles from './GamePicture.css';
import { drawnPictureOf } from '../config/standIns';
import { Picture } from './Picture';
import { pictureAt } from './pictureAt';

/**
 * Sizes in px at which a card shows its picture, by shape, and the room it takes where the browser can't measure it.
 */
export const pictureSizes = {
  portrait: { width: 300, height: 400, room: '(width < 600px) 46vw, 190px' },
  square: { width: 300, height: 300, room: '(width < 600px) 46vw, 190px' },
  wide: { width: 480, height: 300, room: '(width < 480px) 92vw, 300px' },
  landscape: { width: 660, height: 406, room: '(width < 600px) 92vw, 400px' },
  thumbnail: { width: 96, height: 96, room: '72px' },
} as const;

export type PictureShape = keyof typeof pictureSizes;

/**
 * A game's picture in one of the shapes, or the drawing that stands in for one that does not load. The name stands
 * beside it, so for screen readers it is decoration.
 */
export function GamePicture({
  game: { image, name },
  shape,
  isEager = false,
  className = '',
}: {
  readonly game: Pick<Game, 'image' | 'name'>;
  readonly shape: PictureShape;
  readonly isEager?: boolean;
  readonly className?: string;
}) {
  const { width, height, room } = pictureSizes[shape];
  const at = (scale: number) => pictureAt(image, width * scale, height * scale);
  const drawn = at(1);
  return (
    <Picture
      src={drawn ?? image}
      alt=""
      data-drawn={drawnPictureOf(name)}
      width={width}
      height={height}
      isEager={isEager}
      className={`${styles.picture} ${className}`}
      {...(drawn
        ? {
            srcSet: [0.5, 1, 2].map((scale) => `${at(scale)} ${width * scale}w`).join(),
            sizes: isEager ? room : `auto, ${room}`,
          }
        : {})}
    />
  );
}
