import { ProviderLinks } from '../ProviderLinks';
import type { ProviderStripFormProps } from '../variants';
import * as styles from './Boxes.css';

/** Studios on small panels of one size, each leading to its games. */
export function Boxes({ title, providers }: ProviderStripFormProps) {
  return (
    <ProviderLinks
      title={title}
      providers={providers}
      part="provider-boxes"
      styles={{ list: styles.list, link: styles.link, name: styles.name }}
    />
  );
}
