import { safeAddress } from '../api/readers/safeAddress';
import type { ImgHTMLAttributes } from 'react';

export interface PictureProps extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'className' | 'sizes' | 'srcSet'> {
  readonly src: string;
  /** Empty for decoration. */
  readonly alt: string;
  /** What the boot script puts in its place when it does not load: an address of this site. */
  readonly 'data-drawn'?: string | undefined;
  /** Its own size in px, so that its box stands before it has loaded. */
  readonly width: number;
  readonly height: number;
  /** In view at once: loads first; all others load when they come near (VIEW-4). */
  readonly isEager?: boolean;
}

/** A picture in a box of fixed shape. */
export function Picture({ isEager = false, src, srcSet, sizes, ...attributes }: PictureProps) {
  return (
    <img
      ref={letGo}
      // All of it before the address, at which browsers begin to load.
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      decoding="async"
      sizes={sizes}
      srcSet={srcSet}
      {...attributes}
      src={safeAddress(src)}
    />
  );
}

/**
 * Chromium keeps a removed picture whose size depends on the view, and the card around it, for as long as it has
 * candidates.
 */
function letGo(picture: HTMLImageElement) {
  return () => queueMicrotask(() => picture.isConnected || picture.removeAttribute('srcset'));
}
