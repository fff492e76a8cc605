import { globalStyle, keyframes } from '@vanilla-extract/css';
import { slowly } from './slowly';

/** Wide soft ellipses of one tone, each as the shape of a gradient: `46% 42% at 8% 10%` of the sheet. */
interface Washes {
  readonly tone: string;
  readonly shapes: readonly string[];
}

/**
 * Washes behind a whole page, on two fixed sheets (`front` above `back`) that drift slowly against each other. A sheet
 * only moves as a whole, so that nothing is painted again. `body` is the template's selector.
 */
export function washes(body: string, back: readonly Washes[], front: readonly Washes[]): void {
  const drift = keyframes({ to: { transform: 'translate3d(4%, -3%, 0) scale(1.08)' } });
  const sheet = (tones: readonly Washes[], seconds: number, way: 'alternate' | 'alternate-reverse') =>
    ({
      content: '',
      position: 'fixed',
      inset: '-12%',
      zIndex: -1,
      pointerEvents: 'none',
      animation: `${drift} ${seconds}s ${slowly(seconds)} infinite ${way}`,
      background: tones
        .flatMap(({ tone, shapes }) => shapes.map((shape) => `radial-gradient(${shape}, ${tone} 12%, transparent 70%)`))
        .join(),
    }) as const;
  globalStyle(`${body}::before`, sheet(back, 24, 'alternate'));
  globalStyle(`${body}::after`, sheet(front, 32, 'alternate-reverse'));
}
