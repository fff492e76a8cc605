/**
 * The easing of a movement that never ends: steps too small for the eye, so that the browser draws a few frames a
 * second instead of each, and a phone can rest between them. `seconds` is the time between two of its keyframes.
 */
export function slowly(seconds: number, stepsPerSecond = 4): string {
  return `steps(${seconds * stepsPerSecond})`;
}
