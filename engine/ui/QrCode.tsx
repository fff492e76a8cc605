import { QrDrawing } from './QrDrawing';
import * as styles from './QrCode.css';

/** A QR code, dark on light whatever the skin, so that every camera reads it. `label` is what it is for. */
export function QrCode({ content, label }: { readonly content: string; readonly label: string }) {
  return <QrDrawing content={content} label={label} className={styles.code} />;
}
