import { useMemo } from 'react';
import { encode } from 'uqr';

interface QrDrawingProps {
  readonly content: string;
  /** What the code is for. */
  readonly label: string;
  readonly className?: string;
}

/** The cells of a QR code as one path. It brings no style, so lazily loaded code can draw it; its user styles it. */
export function QrDrawing({ content, label, className }: QrDrawingProps) {
  const { size, path } = useMemo(() => {
    const { data, size: width } = encode(content, { border: 2 });
    const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: width, path: cells.join('') };
  }, [content]);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      data-part="qr-code"
    >
      <path d={path} />
    </svg>
  );
}
