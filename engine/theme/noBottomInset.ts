import { globalStyle } from '@vanilla-extract/css';
import { within } from './media';
import { bottomInset } from './rules';

/**
 * The foot of a template's pages keeps no room free for what floats (SHELL-1…3), from a width on where that stands
 * beside it. `body` is the template's selector, `wide` the media query.
 */
export function noBottomInset(body: string, wide: string): void {
  globalStyle(`${body} [data-region=footer]`, within(wide)({ vars: { [bottomInset]: '0px' } }));
}
