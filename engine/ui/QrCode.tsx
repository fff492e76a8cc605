import { lazy, Suspense } from 'react';
import * as styles from './QrCode.css';

const QrCells = lazy(() => import('./QrCells').then((module) => ({ default: module.QrCells })));

/** A QR code, dark on light whatever the skin, so that every camera reads it; its room is there before its code is. `label` is what it is for. */
export function QrCode({ content, label }: { readonly content: string; readonly label: string }) {
  return (
    <Suspense fallback={<span className={styles.room} />}>
      <QrCells content={content} label={label} />
    </Suspense>
  );
}
