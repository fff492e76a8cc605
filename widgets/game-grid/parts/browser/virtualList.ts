/** How a long list stands: all rows of a band are equally high, and a band is the least that repeats. */
export interface ListMetrics {
  readonly columns: number;
  /** 1, or more where the rows of an arrangement alternate. */
  readonly rowsPerBand: number;
  /** From the top of a band to the top of the next, in px. */
  readonly pitch: number;
  /** Height of a row in px; 0 where the arrangement gives rows their heights itself. */
  readonly row: number;
}

/** The rendered range of a virtualised list; `end` is exclusive. */
export interface RenderedRange {
  readonly start: number;
  readonly end: number;
}

/** Overscan: how much of the view's height is rendered beyond it, at either side. */
const overscan = 0.8;

/**
 * The part of a list of `count` items that is rendered when the view begins `top` px below the list's own top and is
 * `height` px high: whole bands, what can be seen and somewhat more.
 */
export function rangeAt({
  count,
  top,
  height,
  metrics,
}: {
  readonly count: number;
  readonly top: number;
  readonly height: number;
  readonly metrics: ListMetrics;
}): RenderedRange {
  const { columns, rowsPerBand, pitch } = metrics;
  const perBand = columns * rowsPerBand;
  const bands = Math.ceil(count / perBand);
  const first = Math.floor((top - height * overscan) / pitch);
  const last = Math.ceil((top + height * (1 + overscan)) / pitch);
  const start = Math.min(Math.max(0, first), Math.max(0, bands - 1));
  return { start: start * perBand, end: Math.min(count, Math.max(start + 1, last) * perBand) };
}

/**
 * Spacers in px for what is not rendered before and after the range, so that the list is as high as if all of it stood
 * there.
 */
export function spacersAround(
  { start, end }: RenderedRange,
  count: number,
  { columns, rowsPerBand, pitch }: ListMetrics,
): { readonly before: number; readonly after: number } {
  const perBand = columns * rowsPerBand;
  const bandsAfter = Math.ceil(count / perBand) - Math.ceil(end / perBand);
  return { before: (start / perBand) * pitch, after: Math.max(0, bandsAfter) * pitch };
}

/**
 * How far below the list's top the item stands that stood at `top` when the list was measured otherwise, in px: after a
 * turn of the phone.
 */
export function movedTop(top: number, before: ListMetrics, now: ListMetrics): number {
  const band = Math.floor(top / before.pitch);
  const index = band * before.columns * before.rowsPerBand;
  return (
    Math.floor(index / (now.columns * now.rowsPerBand)) * now.pitch +
    ((top - band * before.pitch) / before.pitch) * now.pitch
  );
}

/** The count brought up to a whole row, as far as there are so many. */
export function wholeRows(count: number, total: number, columns: number): number {
  return Math.min(total, Math.ceil(count / columns) * columns);
}

/**
 * Indices of the items that stand in the page, in their order: those of the rendered range, and the one that is kept
 * beyond it, if any.
 */
export function renderedIndices({ start, end }: RenderedRange, kept: number | null): readonly number[] {
  const shown = Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
  if (kept === null || (kept >= start && kept < end)) return shown;
  return kept < start ? [kept, ...shown] : [...shown, kept];
}
