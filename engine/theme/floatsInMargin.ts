import { globalStyle } from '@vanilla-extract/css';
import { within } from './media';
import { floatReach } from './rules';

/** Width of one thing that floats, in px; its way to close it stands out by 9 more. */
const button = 48;

/**
 * What floats over a template's pages (SHELL-1…3) stands in the margin beside the content from a width on, one above
 * the other, so that it covers nothing that is pressed. `body` is the template's selector, `wide` the media query,
 * `inset` the px to the edge of the window. Where the whole of it has room in the margin, the foot keeps none free for
 * it.
 */
export function floatsInMargin(body: string, wide: string, inset: number): void {
  const roomy = within(wide);
  globalStyle(
    `${body} [data-part=shell]`,
    roomy({ insetInline: `auto ${inset}px`, flexDirection: 'column-reverse', alignItems: 'center' }),
  );
  globalStyle(body, roomy({ vars: { [floatReach]: `${inset + button + 9}px` } }));
}
