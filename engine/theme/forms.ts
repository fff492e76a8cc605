import { globalStyle } from '@vanilla-extract/css';

/**
 * Ways in (log in, join): the form and what speaks for it (`benefit-list`) are two panels of one height that fill their columns, `gap` apart. `main`
 * selects the region of the page.
 */
export function wayIn(main: string, gap: string): void {
  const pair = `${main} div:has(> [data-part=form-card] + *)`;
  globalStyle(pair, { gap });
  globalStyle(`${pair} > [data-part=form-card]`, { boxSizing: 'border-box', maxWidth: 'none' });
  globalStyle(`${pair} [data-part=benefit-list]`, { boxSizing: 'border-box', height: '100%' });
}

/** Forms whose panel is as wide as the page; where one stands alone, its fields are `width` wide at most. `main` selects the region of the page. */
export function wideForms(main: string, width: number): void {
  globalStyle(`${main} :is([data-part=deposit], [data-part=withdrawal], [data-part=form-card])`, { boxSizing: 'border-box', maxWidth: 'none' });
  globalStyle(`${main} > [data-part=form-card] form`, { maxWidth: width });
}
