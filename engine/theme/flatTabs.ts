import { globalStyle } from '@vanilla-extract/css';
import { tokens } from './tokens.css';

interface FlatTabs {
  /** Over the current tab, and over the sheet of the menu: a thick line and its colour. */
  readonly edge: string;
  readonly tone: string;
  /** The ground of a link in the sheet. */
  readonly link: string;
  /** The rest of a tab's look, and of the current one's. */
  readonly tab: object;
  readonly current: object;
}

/**
 * Tabs of the thumb (`mobile-nav`, form `tabs`) without relief: each as high as the bar, the current one under a line.
 * `tabs` selects the bar.
 */
export function flatTabs(tabs: string, { edge, tone, link, tab, current }: FlatTabs): void {
  globalStyle(`${tabs} > ul`, { alignItems: 'stretch', maxWidth: 'none', padding: 0 });
  globalStyle(`${tabs} > ul > li > details`, { height: '100%' });
  globalStyle(`${tabs} > ul :is(li > a:not(details *), details > summary)`, {
    boxSizing: 'border-box',
    height: '100%',
    margin: 0,
    padding: '10px 2px 6px',
    borderRadius: 0,
    background: 'none',
    boxShadow: 'none',
    ...tab,
  });
  globalStyle(`${tabs} > ul :is(li > a[aria-current]:not(details *), details[open] > summary)`, {
    boxShadow: `inset 0 ${edge} ${tone}`,
    ...current,
  });
  globalStyle(`${tabs} [data-part=mobile-sheet]`, {
    boxShadow: `0 -1px 0 ${tone}, 0 -26px 40px -16px ${tokens.color.scrim}`,
  });
  globalStyle(`${tabs} [data-part=mobile-sheet] li > a:not([aria-current])`, { background: link });
  globalStyle(`${tabs} [data-part=mobile-sheet] li > a`, { borderRadius: tokens.radius.control });
}
