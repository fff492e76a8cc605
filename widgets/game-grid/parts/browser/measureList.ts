import type { ListMetrics } from './virtualList';

/**
 * Measures a list in the page: columns of its grid, and how high its rows are with the gap below. Rows are brought to
 * the height of the highest, so that the place of every item is known without rendering it. Undefined while nothing
 * stands there to measure.
 */
export function measureList(list: HTMLElement): ListMetrics | undefined {
  const row = list.style.getPropertyValue('--lv-row');
  list.style.removeProperty('--lv-row');
  const metrics = naturalMetrics(list);
  if (row) list.style.setProperty('--lv-row', row);
  return metrics;
}

function naturalMetrics(list: HTMLElement): ListMetrics | undefined {
  const items = [...list.children]
    .filter((item) => !item.hasAttribute('data-kept'))
    .map((item) => item.getBoundingClientRect());
  const [first] = items;
  if (!first || first.height === 0) return undefined;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const columns = Math.max(
    1,
    gridTemplateColumns.split(' ').filter((track) => track !== '' && track !== 'none').length,
  );
  const gap = Number.parseFloat(rowGap) || 0;
  const rowsPerBand = Number(list.dataset['band'] ?? 1);
  if (rowsPerBand > 1) {
    const bottom = Math.max(...items.slice(0, columns * rowsPerBand).map((item) => item.bottom));
    return { columns, rowsPerBand, pitch: bottom - first.top + gap, row: 0 };
  }
  const row = Math.max(...items.map(({ height }) => height));
  return { columns, rowsPerBand, pitch: row + gap, row };
}

/** Whether two measurements mean the same list; a fraction of a pixel is rounding. */
export function isAlike(one: ListMetrics | undefined, other: ListMetrics): boolean {
  return (
    one?.columns === other.columns && one.rowsPerBand === other.rowsPerBand && Math.abs(one.pitch - other.pitch) < 0.5
  );
}
