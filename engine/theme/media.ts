import { breakpoints } from '../config/compiled';

/**
 * The breakpoints that `site-configs/platform/breakpoints.json` names, min-width in px (VIEW-1). Those of a template
 * stand in its `template.json` (VIEW-2).
 */
export { breakpoints };

export type BreakpointName = keyof typeof breakpoints;

/** Media query for widths from a breakpoint on; takes a name or a min-width in px. */
export function from(breakpoint: BreakpointName | number): string {
  return `(width >= ${pixels(breakpoint)}px)`;
}

/** Media query for widths below a breakpoint. */
export function below(breakpoint: BreakpointName | number): string {
  return `(width < ${pixels(breakpoint)}px)`;
}

/**
 * Media query for windows so short that fixed and sticky parts would leave little of the page: a desktop at 400 % zoom,
 * a phone on its side (WCAG 2.2, 1.4.10).
 */
export const short = '(height < 420px)';
/** Media query for all other windows. */
export const tall = '(height >= 420px)';

/** Puts rules under a media query: `const phone = within(below('tablet'))`, and then `...phone({ … })` in a style. */
export function within(media: string) {
  return <Rules extends object>(rules: Rules) => ({ '@media': { [media]: rules } });
}

function pixels(breakpoint: BreakpointName | number): number {
  return typeof breakpoint === 'number' ? breakpoint : breakpoints[breakpoint];
}
