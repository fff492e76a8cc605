import { globalStyle } from '@vanilla-extract/css';
import { from, within } from './media';
import { parts } from './parts';
import { tokens } from './tokens.css';

const { color } = tokens;
const wide = from('desktop');
const beside = { gridTemplateColumns: '480px minmax(0, 1fr)', columnGap: 40 };

/**
 * Pages beside home that use the whole measure of `main`: from the width of a desktop on a form takes 480 px beside the
 * panel that welcomes, and money stands as wide as the page.
 */
export function measure(main: string): void {
  widePayments(main);
  globalStyle(`${main} div:has(> [data-part=form-card])`, { '@media': { [wide]: beside } });
}

/** What says that an address leads nowhere has its picture beside its words from the width of a desktop on. */
export function lost(main: string): void {
  const page = `${main} > [data-part=not-found]:not(:has(> h1:first-child))`;
  globalStyle(page, {
    '@media': { [wide]: { ...beside, gridTemplateRows: 'auto auto auto 1fr', alignItems: 'start', paddingTop: 32 } },
  });
  globalStyle(`${page} > :first-child`, { '@media': { [wide]: { gridRow: '1 / 5' } } });
  globalStyle(`${page} > h1`, { '@media': { [wide]: { paddingTop: 36 } } });
}

/**
 * What a player is about to pay is a receipt, torn off at its foot: words in ink on paper (`third`), the button in the
 * deep shade of the accent. For templates whose `accentDeep` is read on `third`.
 */
export function receipt(main: string): void {
  globalStyle(`${main} [data-part=form] div:has(> [data-part=money-lines])`, {
    vars: {
      [color.text]: color.onThird,
      [color.textMuted]: `color-mix(in oklab, ${color.onThird} 82%, ${color.third})`,
      [color.line]: `color-mix(in oklab, ${color.onThird} 34%, ${color.third})`,
      [color.accent]: color.accentDeep,
      [color.onAccent]: color.onAccentDeep,
      [color.focus]: color.accentDeep,
    },
    paddingBottom: 30,
    border: 0,
    background: color.third,
    color: color.onThird,
    mask: `radial-gradient(7px at 50% 100%, transparent 96%, ${color.onThird}) 50% 0 / 18px 100%`,
  });
}

/**
 * Selects every box that stands on the pages beside home: forms, tables, offers, what is chosen from, the rows of an
 * account.
 */
export const boxes = `:is(${[
  parts(
    'form-card',
    'benefit-list',
    'offer-card',
    'call-to-action',
    'record-table',
    'vip-progress',
    'empty',
    'account-overview',
    'sums',
  ),
  '[data-part=account-links] ul',
  '[data-part=app-download] > *',
  '[data-part=choice] > div',
  '[data-part=inbox] > div:last-child',
  '[data-part=mission-board] li > div',
  '[data-part=form] > div > div:has(> [data-part=money-lines])',
].join()})`;

/**
 * Ways in (log in, join): the form and what speaks for it (`benefit-list`) are two panels of one height that fill their
 * columns, `gap` apart. What has a heading of its own below a form stands farther from it. `main` selects the region of
 * the page.
 */
export function wayIn(main: string, gap: string): void {
  const pair = `${main} div:has(> [data-part=form-card] + *)`;
  globalStyle(pair, { gap });
  globalStyle(`${pair}:has(> [data-part=account-links])`, { rowGap: `max(${gap}, ${tokens.space.inside})` });
  globalStyle(`${pair} > [data-part=form-card]`, { boxSizing: 'border-box', maxWidth: 'none' });
  globalStyle(`${pair} [data-part=benefit-list]`, { boxSizing: 'border-box', height: '100%' });
}

/**
 * Forms whose panel is as wide as the page; where one stands alone, its fields are `width` wide at most. `main` selects
 * the region of the page.
 */
export function wideForms(main: string, width: number): void {
  globalStyle(`${main} ${parts('deposit', 'withdrawal', 'form-card')}`, { boxSizing: 'border-box', maxWidth: 'none' });
  globalStyle(`${main} > [data-part=form-card] form`, { maxWidth: width });
}

/**
 * Pages of few things take the width there is, from a width on: a form and the panel beside it meet, three offers share
 * a line, what is paid ends where the page does, and the clock of play keeps to the margin. An address that leads
 * nowhere stands beside its picture from tablets on. `body` is the template's selector, `wide` the media query.
 */
export function roomyPages(body: string, wide: string): void {
  const roomy = within(wide);
  const abreast = within(from('tablet'));
  const lost = `${body} [data-part=not-found]:has(> img)`;
  globalStyle(
    `${body} div:has(> [data-part=form-card] + div > [data-part=benefit-list])`,
    roomy({ gridTemplateColumns: 'minmax(0, 480px) minmax(0, 1fr)' }),
  );
  globalStyle(`${body} [data-part=promotion-list] > ul`, roomy({ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }));
  widePayments(body);
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
  globalStyle(
    `${body} [data-part=play-clock]`,
    roomy({ insetInlineStart: 6, flexDirection: 'column', gap: 4, padding: '8px' }),
  );
  globalStyle(`${lost} > h1`, abreast({ alignSelf: 'end' }));
}

function widePayments(scope: string): void {
  globalStyle(`${scope} ${parts('deposit', 'withdrawal')}`, { maxWidth: 'none' });
}
