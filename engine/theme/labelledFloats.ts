import { globalStyle } from '@vanilla-extract/css';
import { within } from './media';
import { floats } from './parts';
import { shown } from './rules';
import { tokens } from './tokens.css';

/**
 * What floats over a template's pages (SHELL-1…3) is as wide as its name from the media query `wide` on; `height` and
 * `padding` are the button's.
 */
export function namedFloats(body: string, wide: string, height: number, padding: string): void {
  const shell = `${body} [data-part=shell]`;
  const from = within(wide);
  const room = { width: 'max-content', height } as const;
  globalStyle(
    `${shell} ${floats}`,
    from({ ...room, display: 'inline-flex', alignItems: 'center', gap: 10, padding, fontWeight: tokens.weight.strong }),
  );
  globalStyle(`${shell} [data-part=rewards]`, from(room));
  globalStyle(`${body} [data-part=float-label]`, from(shown));
}

/**
 * What floats over a template's pages (SHELL-1…3) has its name beside it from a width on, and stands at the right end
 * of the footer's last line, which keeps the room free. `body` is the template's selector, `wide` the media query.
 */
export function labelledFloats(body: string, wide: string): void {
  const shell = `${body} [data-part=shell]`;
  const from = within(wide);
  globalStyle(`${shell} ${floats}`, {
    borderRadius: tokens.radius.control,
    ...from({
      display: 'inline-flex',
      alignItems: 'center',
      gap: 8,
      width: 'auto',
      height: 44,
      padding: '0 16px',
      fontSize: 14,
      fontWeight: 600,
    }),
  });
  globalStyle(`${shell} [data-part=rewards]`, from({ width: 'auto', height: 44 }));
  globalStyle(`${shell} svg`, from({ width: 20, height: 20 }));
  globalStyle(`${shell} [data-part=rewards] > button svg`, { width: 14, height: 14 });
  globalStyle(`${body} [data-part=float-label]`, from(shown));
  globalStyle(`${body} [data-region=footer] > [data-part=site-footer]`, from({ borderBlockEndWidth: '0 !important' }));
  globalStyle(`${body} [data-part=footer-base]`, from({ minHeight: 56, paddingInlineEnd: 'min(50%, 460px)' }));
}
