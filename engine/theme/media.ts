/** The breakpoints that `site-configs/platform/breakpoints.json` names, min-width in px: the platform's (VIEW-1), then those of single templates (VIEW-2). */
export const breakpoints = {
  mobile: 320,
  mobileMedium: 375,
  mobileWide: 425,
  tablet: 768,
  desktop: 1024,
  desktopMedium: 1280,
  desktopWide: 1600,
  template2Custom: 1200,
  template3Custom: 1200,
  template4Custom: 999,
  template6Custom: 999,
  template8Custom: 999,
  template9Custom: 999,
  template9Product: 1200,
  template10Custom: 1200,
  template11Custom: 768,
  template12Custom: 769,
  template13Custom: 769,
  template14Custom: 769,
  template15Custom: 768,
  template16Custom: 768,
  template17Custom: 768,
  template20Custom: 960,
  template21Custom: 960,
  template22Custom: 960,
  template23Custom: 960,
} as const;

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
 * Media query for windows so short that fixed and sticky parts would leave little of the page: a desktop at 400 % zoom, a phone on its side
 * (WCAG 2.2, 1.4.10).
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
