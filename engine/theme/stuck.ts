/** Variables of the root element that say how bars stand; `base.css.ts` gives them other values in short windows. */
export const stuckVariables = {
  bar: '--lv-stuck-bar',
  aside: '--lv-stuck-aside',
  fixed: '--lv-fixed-bar',
  inset: '--lv-bar-inset',
} as const;

/**
 * `position` of a bar that sticks to the edge of the window without an offset; in a short window it scrolls with the
 * page (WCAG 2.2, 1.4.10).
 */
export const stuckBar = `var(${stuckVariables.bar}, sticky)` as const;

/** `position` of what sticks at an offset; in a short window it stands in the flow. */
export const stuckAside = `var(${stuckVariables.aside}, sticky)` as const;

/** `position` of a bar that is fixed to the window; in a short window it stands in the flow. */
export const fixedBar = `var(${stuckVariables.fixed}, fixed)` as const;

/** Height at the foot of the window that a fixed bar covers, as a length: none in a short window. */
export const barInset = `var(${stuckVariables.inset}, 0px)` as const;

/**
 * Height of the line that ends every footer of a demonstration, with the gap above it, as a length: none on a real site
 * (`scripts/prerender/demoLine.ts`). A footer that stays at the foot of the window covers so much more.
 */
export const demoInset = 'var(--lv-demo-inset, 0px)';
