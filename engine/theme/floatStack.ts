import { globalStyle } from '@vanilla-extract/css';
import { within } from './media';
import { noBottomInset } from './noBottomInset';
import { floats, parts } from './parts';

/**
 * How a stack of what floats stands: its distance from the edge of the window, the gap in it, and the size of its
 * buttons in px.
 */
export interface FloatStack {
  readonly end: number;
  readonly gap: number;
  readonly width: number;
  readonly height: number;
}

/**
 * What floats over a template's pages (SHELL-1…3) is one stack in the margin, from a width on that has one: there the
 * foot keeps no room free for it. `body` is the template's selector, `wide` the media query.
 */
export function floatStack(body: string, wide: string, { end, gap, width, height }: FloatStack): void {
  const shell = `${body} [data-part=shell]`;
  const roomy = within(wide);
  globalStyle(shell, roomy({ flexDirection: 'column', insetInlineEnd: end, gap }));
  globalStyle(`${shell} ${floats}`, { boxShadow: 'none', ...roomy({ width, height }) });
  globalStyle(`${shell} ${parts('rewards')}`, roomy({ width, height }));
  globalStyle(`${shell} ${parts('rewards')} > button`, roomy({ insetInline: '-14px auto' }));
  noBottomInset(body, wide);
}
