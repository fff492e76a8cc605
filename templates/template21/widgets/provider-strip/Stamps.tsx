import { ProviderLinks } from '../../../../widgets/provider-strip/ProviderLinks';
import type { ProviderStripFormProps } from '../../../../widgets/provider-strip/variants';
import * as styles from './Stamps.css';

/** Studios as stamps with an edge, each in a hand of its own, in as many lines as they need. */
export function Stamps({ title, providers }: ProviderStripFormProps) {
  return (
    <ProviderLinks
      title={title}
      providers={providers}
      part="provider-boxes"
      styles={{ list: styles.list, link: styles.link, name: styles.name }}
    />
  );
}
