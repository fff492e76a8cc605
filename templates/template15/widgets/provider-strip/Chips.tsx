import { ProviderLinks } from '../../../../widgets/provider-strip/ProviderLinks';
import type { ProviderStripFormProps } from '../../../../widgets/provider-strip/variants';
import * as styles from './Chips.css';

/** Studios as chips in one row that scrolls, each leading to its games. */
export function Chips({ title, providers }: ProviderStripFormProps) {
  return (
    <ProviderLinks
      title={title}
      providers={providers}
      part="provider-strip"
      styles={{ list: styles.list, link: styles.link }}
    />
  );
}
