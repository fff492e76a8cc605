import { globalStyle } from '@vanilla-extract/css';
import { within } from './media';

/**
 * What floats over a template's pages (SHELL-1…3) stands in the margin beside the content from a width on, one above the other, so that it
 * covers nothing that is pressed. `body` is the template's selector, `wide` the media query, `inset` the room to the edge of the window.
 */
export function floatsInMargin(body: string, wide: string, inset: string): void {
  globalStyle(`${body} [data-part=shell]`, within(wide)({ insetInline: `auto ${inset}`, flexDirection: 'column-reverse', alignItems: 'center' }));
}
