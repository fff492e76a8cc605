/** Parts of the following of pictures that a test swaps. */
export interface LazyPictureParts {
  /** How long a window must have kept its size, in ms. */
  readonly resizeMs: number;
  readonly setTimeout: (run: () => void, ms: number) => number;
  readonly clearTimeout: (timer: number) => void;
}

/** Pictures that leave the choice of their source to the room they take. */
const measured = 'img[loading="lazy"][sizes^="auto"]';

/**
 * Measures pictures that load when they come near (VIEW-4): once, and again 500 ms after the window has changed its
 * size, so that a browser which can't do so by itself chooses the source that fits. Returns a function that ends it.
 */
export function followPictures({ resizeMs, setTimeout, clearTimeout }: LazyPictureParts): () => void {
  let timer = 0;
  const measure = () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>(measured)].map(
      (picture) => [picture, Math.ceil(picture.clientWidth)] as const,
    );
    for (const [picture, width] of pictures) {
      const sizes = `auto, ${width}px`;
      // One out of sight keeps what it was given.
      if (width > 0 && picture.sizes !== sizes) picture.sizes = sizes;
    }
  };
  const handleResize = () => {
    clearTimeout(timer);
    timer = setTimeout(measure, resizeMs);
  };
  measure();
  window.addEventListener('resize', handleResize);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', handleResize);
  };
}
