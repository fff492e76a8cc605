import { globalStyle } from '@vanilla-extract/css';
import { from, within } from './media';

/**
 * Pages of few things take the width there is, from a width on: a form and the panel beside it meet, three offers share a line, what is paid ends
 * where the page does, and the clock of play keeps to the margin. An address that leads nowhere stands beside its picture from tablets on. `body`
 * is the template's selector, `wide` the media query.
 */
export function roomyPages(body: string, wide: string): void {
  const roomy = within(wide);
  const abreast = within(from('tablet'));
  const lost = `${body} [data-part=not-found]:has(> img)`;
  globalStyle(`${body} div:has(> [data-part=form-card] + div > [data-part=benefit-list])`, roomy({ gridTemplateColumns: 'minmax(0, 480px) minmax(0, 1fr)' }));
  globalStyle(`${body} [data-part=promotion-list] > ul`, roomy({ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }));
  globalStyle(`${body} :is([data-part=deposit], [data-part=withdrawal])`, { maxWidth: 'none' });
  globalStyle(
    lost,
    abreast({
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gridTemplateRows: '1fr auto auto 1fr',
      columnGap: 'clamp(24px, 4vw, 56px)',
      alignItems: 'start',
    }),
  );
  globalStyle(`${lost} > img`, abreast({ gridRow: '1 / -1', width: '100%' }));
  globalStyle(`${body} [data-part=play-clock]`, roomy({ insetInlineStart: 6, flexDirection: 'column', gap: 4, padding: '8px' }));
  globalStyle(`${lost} > h1`, abreast({ alignSelf: 'end' }));
}
