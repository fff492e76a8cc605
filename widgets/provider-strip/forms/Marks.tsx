import { ProviderLinks } from '../ProviderLinks';
import type { ProviderStripFormProps } from '../variants';
import * as styles from './Marks.css';

/** Studios in a line, mark and name, each leading to its games. */
export function Marks({ title, providers }: ProviderStripFormProps) {
  return (
    <ProviderLinks
      title={title}
      providers={providers}
      part="provider-strip"
      styles={{ list: styles.list, link: styles.link }}
    />
  );
}
