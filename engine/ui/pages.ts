/** Which page numbers a paginator shows. */
export interface PageWindow {
  readonly pages: number;
  /** The current page, brought into 1…pages. */
  readonly current: number;
  /** The numbers shown, in order, the current one near the middle. */
  readonly shown: readonly number[];
  /** How far a jump goes: half of maxPagesShown, rounded up (PAGER-3). */
  readonly jump: number;
}

/**
 * The window of a paginator. `total` items, `itemsPerPage` > 0, `maxPagesShown` > 0, `page` ≥ 1; anything else is a
 * RangeError that says what was wrong (PAGER-1).
 */
export function pageWindow({
  total,
  page,
  itemsPerPage = 10,
  maxPagesShown = 5,
}: {
  readonly total: number;
  readonly page: number;
  readonly itemsPerPage?: number;
  readonly maxPagesShown?: number;
}): PageWindow {
  if (!(Number.isInteger(itemsPerPage) && itemsPerPage > 0))
    throw new RangeError(`itemsPerPage must be a whole number greater than 0, not ${itemsPerPage}.`);
  if (!(Number.isInteger(maxPagesShown) && maxPagesShown > 0))
    throw new RangeError(`maxPagesShown must be a whole number greater than 0, not ${maxPagesShown}.`);
  if (!(Number.isInteger(page) && page >= 1))
    throw new RangeError(`The page must be a whole number of at least 1, not ${page}.`);
  const pages = Math.max(1, Math.ceil(total / itemsPerPage));
  const current = Math.min(page, pages);
  const size = Math.min(maxPagesShown, pages);
  const first = Math.min(Math.max(1, current - Math.floor(size / 2)), pages - size + 1);
  return {
    pages,
    current,
    shown: Array.from({ length: size }, (_, index) => first + index),
    jump: Math.ceil(maxPagesShown / 2),
  };
}

/**
 * Whether a number may go where there is little room: those beside the current page that only a jump lies behind. What
 * stays goes on without a gap from the first page or up to the last one.
 */
export function isSpare({ pages, current, shown }: PageWindow, page: number): boolean {
  const first = shown[0] ?? 1;
  const last = shown.at(-1) ?? pages;
  const hasBack = first > 2;
  const hasAhead = last < pages - 1;
  return (hasBack && page < current && page < last - 2) || (hasAhead && page > current && page > first + 2);
}

/** The address of a page; `linkUrl` must contain `[page]` (PAGER-2). */
export function pageAddress(linkUrl: string, page: number): string {
  if (!linkUrl.includes('[page]')) throw new RangeError(`linkUrl must contain [page], but is "${linkUrl}".`);
  return linkUrl.replace('[page]', String(page));
}
