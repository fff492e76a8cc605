import type { ImgHTMLAttributes } from 'react';

export interface PictureProps extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'className' | 'sizes'> {
  readonly src: string;
  /** Empty for decoration. */
  readonly alt: string;
  /** Its own size in px, so that its box stands before it has loaded. */
  readonly width: number;
  readonly height: number;
  /** In view at once: loads first; all others load when they come near (VIEW-4). */
  readonly isEager?: boolean;
}

/** A picture in a box of fixed shape. */
export function Picture({ src, alt, width, height, isEager = false, className, sizes }: PictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      sizes={sizes}
      decoding="async"
      loading={isEager ? 'eager' : 'lazy'}
      {...(isEager ? { fetchPriority: 'high' as const } : {})}
    />
  );
}
