import { useMemo } from 'react';
import { encode } from 'uqr';
import * as styles from './QrCode.css';

/** The cells of a QR code as one path. What `QrCode` shows, as code of its own: the library that reckons them is needed by nothing else. */
export function QrCells({ content, label }: { readonly content: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: width } = encode(content, { border: 2 });
    const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: width, path: cells.join('') };
  }, [content]);
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges" data-part="qr-code">
      <path d={path} />
    </svg>
  );
}
