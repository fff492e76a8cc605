import { ProviderLinks } from '../ProviderLinks';
import type { ProviderStripFormProps } from '../variants';
import * as styles from './Cells.css';

/** Studios in one box, a cell each between hairlines: nine a row on desktops, else three. */
export function Cells({ title, providers }: ProviderStripFormProps) {
  return (
    <ProviderLinks
      title={title}
      providers={providers}
      part="provider-cells"
      styles={{ list: styles.list, link: styles.link, name: styles.name }}
    />
  );
}
