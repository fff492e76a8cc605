/** The platform's breakpoints as `site-configs/platform/breakpoints.json` names them, min-width in px (VIEW-1). */
export const breakpoints = {
  mobile: 320,
  mobileMedium: 375,
  mobileWide: 425,
  tablet: 768,
  desktop: 1024,
  desktopMedium: 1280,
  desktopWide: 1600,
} as const;

export type BreakpointName = keyof typeof breakpoints;

/** Media query for widths from a breakpoint on; takes a name or a template's own min-width in px. */
export function from(breakpoint: BreakpointName | number): string {
  return `(width >= ${pixels(breakpoint)}px)`;
}

/** Media query for widths below a breakpoint. */
export function below(breakpoint: BreakpointName | number): string {
  return `(width < ${pixels(breakpoint)}px)`;
}

function pixels(breakpoint: BreakpointName | number): number {
  return typeof breakpoint === 'number' ? breakpoint : breakpoints[breakpoint];
}
