import type { Game } from '../api/gameModels';
import * as styles from './GamePicture.css';
import { Picture } from './Picture';

/** Sizes in px at which a card shows its picture, by shape, and the room it takes where the browser can't measure it. */
export const pictureSizes = {
  portrait: { width: 300, height: 400, room: '(width < 600px) 34vw, 190px' },
  square: { width: 300, height: 300, room: '(width < 600px) 46vw, 190px' },
  wide: { width: 480, height: 300, room: '(width < 480px) 92vw, 300px' },
  landscape: { width: 660, height: 406, room: '(width < 600px) 92vw, 400px' },
  thumbnail: { width: 96, height: 96, room: '72px' },
} as const;

export type PictureShape = keyof typeof pictureSizes;

/** A game's picture in one of the shapes. The name stands beside it, so for screen readers it is decoration. */
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
  const isDrawn = image.startsWith('/api/art/');
  const at = (scale: number) => (isDrawn ? sized(image, width * scale, height * scale) : image);
  return (
    <Picture
      src={at(1)}
      alt=""
      data-name={shape === 'thumbnail' ? [...name][0] : name}
      width={width}
      height={height}
      isEager={isEager}
      className={`${styles.picture} ${className}`}
      {...(isDrawn ? { srcSet: [0.5, 1, 2].map((scale) => `${at(scale)} ${width * scale}w`).join(), sizes: isEager ? room : `auto, ${room}` } : {})}
    />
  );
}

/** The platform's picture server draws the size that `w` and `h` ask for; addresses of others stay as they are. */
function sized(src: string, width: number, height: number): string {
  const [path = src, query = ''] = src.split('?');
  const values = new URLSearchParams(query);
  values.set('w', String(width));
  values.set('h', String(height));
  return `${path}?${values.toString()}`;
}
