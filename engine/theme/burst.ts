import { tokens } from './tokens.css';

/**
 * A star of `points` points as a `clip-path`, its notches at `inner` of the radius (0–1): badges and buttons that
 * burst. No two points reach equally far.
 */
export function burst(points: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const turn = 0.1 + (index * Math.PI) / points;
    const reach = (index % 2 === 1 ? inner : 1) * (0.96 - ((index * 7919) % 13) / 160);
    return `${share(50 + 50 * reach * Math.cos(turn))} ${share(50 + 50 * reach * Math.sin(turn))}`;
  });
  return `polygon(${corners.join()})`;
}

/** Faint rays from `center`, a position of CSS, over the deep accent: the sunburst of a fairground. */
export function rays(center: string): string {
  const { accentDeep: ground, onAccentDeep: light } = tokens.color;
  return `repeating-conic-gradient(at ${center}, ${ground} 0 5.8deg, color-mix(in oklab, ${ground} 95%, ${light}) 6deg 11.8deg, ${ground} 12deg)`;
}

function share(percent: number): string {
  return `${Math.round(percent * 10) / 10}%`;
}
