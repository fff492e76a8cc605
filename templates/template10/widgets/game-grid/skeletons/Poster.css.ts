import { styleVariants } from '@vanilla-extract/css';

/** As wide as the poster in the same row. */
export const sizes = styleVariants({
  normal: { width: 'var(--poster-width, 100%)', aspectRatio: '2 / 3' },
  large: { width: 'var(--poster-large, 100%)', aspectRatio: '2 / 3' },
});
