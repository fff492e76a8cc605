import { ProviderLinks } from '../ProviderLinks';
import type { ProviderStripFormProps } from '../variants';
import * as styles from './Wall.css';

/**
 * Studios as a ruled wall of marks, six a row where there is room, each name in a hand of its own; each leads to its
 * games.
 */
export function Wall({ title, providers }: ProviderStripFormProps) {
  return (
    <ProviderLinks
      title={title}
      providers={providers}
      part="provider-wall"
      styles={{ strip: styles.strip, list: styles.list, place: styles.place, link: styles.link, name: styles.name }}
    />
  );
}
