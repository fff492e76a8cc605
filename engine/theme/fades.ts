import { keyframes } from '@vanilla-extract/css';
import { tokens } from './tokens.css';

/** A mask that lets a row fade out over the last `width` px at its end. */
export function fadeAtEnd(width: number): string {
  return `linear-gradient(to right, ${tokens.color.text} calc(100% - ${width}px), transparent)`;
}

/**
 * Rules to spread into a style: a row that scrolls sideways fades out over the last `width` px as long as there is more
 * to scroll to.
 */
export function fadesWhileCut(width: number) {
  const cut = keyframes({ '0%, 95%': { maskImage: fadeAtEnd(width) }, '100%': { maskImage: 'none' } });
  return {
    '@supports': {
      '(animation-timeline: scroll(self inline))': {
        animation: `${cut} linear both`,
        animationTimeline: 'scroll(self inline)',
      },
    },
  } as const;
}
