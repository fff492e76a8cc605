import { globalStyle } from '@vanilla-extract/css';
import { tokens } from './tokens.css';

const { layout, space } = tokens;

/** Rules to spread into a layout: its regions stand one below the other, and fill the window at least. */
export const pageColumn = { display: 'flex', flexDirection: 'column', minHeight: '100dvh' } as const;

/** Rules to spread into a region: what it holds stands in one column, none wider than it, all at its top. */
export const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } as const;

/** What stays free at either side of a page: its container in the middle of the window, the gutter at least. */
export const pageMargin = `max(${space.gutter}, (100% - ${layout.container}) / 2)`;

/**
 * Rules to spread into the region of a page: the areas `content` between two margins and `full` from edge to edge.
 * `columns` divide the content. What stands there keeps to it by `inContent`.
 */
export function marginGrid(margin = pageMargin, columns = 'minmax(0, 1fr)') {
  return {
    display: 'grid',
    flex: 1,
    gridTemplateColumns: `[full-start] ${margin} [content-start] ${columns} [content-end] ${margin} [full-end]`,
    alignContent: 'start',
  } as const;
}

/** What stands in a `marginGrid` keeps to the content, until a rule says otherwise. */
export function inContent(region: string): void {
  globalStyle(`${region} > *`, { gridColumn: 'content', minWidth: 0 });
}
