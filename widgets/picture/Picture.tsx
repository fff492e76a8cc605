import { Picture as Image, RouteLink, useText, type WidgetProps } from '../../engine';
import type { PictureProps } from '../../schemas/generated/widgets';
import * as styles from './Picture.css';

/** A picture with words for those who do not see it, on its own or as a link. */
export function Picture({ src, alt, decorative, width, height, route, eager }: WidgetProps<PictureProps>) {
  const text = useText();
  const words = text(alt);
  const image = (
    <Image
      src={src}
      alt={decorative && !route ? '' : words}
      width={width}
      height={height}
      isEager={eager}
      className={styles.picture}
    />
  );
  return route ? <RouteLink route={route}>{image}</RouteLink> : image;
}
