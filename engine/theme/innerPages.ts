import { globalStyle } from '@vanilla-extract/css';
import { from } from './media';
import { parts } from './parts';
import { tokens } from './tokens.css';

const { color } = tokens;
const wide = from('desktop');
const beside = { gridTemplateColumns: '480px minmax(0, 1fr)', columnGap: 40 };

/**
 * Pages beside home that use the whole measure of `main`: from the width of a desktop on a form takes 480 px beside the panel that welcomes,
 * and money stands as wide as the page.
 */
export function measure(main: string): void {
  globalStyle(`${main} ${parts('deposit', 'withdrawal')}`, { maxWidth: 'none' });
  globalStyle(`${main} div:has(> [data-part=form-card])`, { '@media': { [wide]: beside } });
}

/** What says that an address leads nowhere has its picture beside its words from the width of a desktop on. */
export function lost(main: string): void {
  const page = `${main} > [data-part=not-found]:not(:has(> h1:first-child))`;
  globalStyle(page, { '@media': { [wide]: { ...beside, gridTemplateRows: 'auto auto auto 1fr', alignItems: 'start', paddingTop: 32 } } });
  globalStyle(`${page} > :first-child`, { '@media': { [wide]: { gridRow: '1 / 5' } } });
  globalStyle(`${page} > h1`, { '@media': { [wide]: { paddingTop: 36 } } });
}

/**
 * What a player is about to pay is a receipt, torn off at its foot: words in ink on paper (`third`), the button in the deep shade of the
 * accent. For templates whose `accentDeep` is read on `third`.
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

/** Selects every box that stands on the pages beside home: forms, tables, offers, what is chosen from, the rows of an account. */
export const boxes = `:is(${[
  ...['form-card', 'benefit-list', 'offer-card', 'call-to-action', 'record-table', 'vip-progress', 'empty', 'account-overview', 'sums'].map(
    (part) => `[data-part=${part}]`,
  ),
  '[data-part=account-links] ul',
  '[data-part=app-download] > *',
  '[data-part=choice] > div',
  '[data-part=inbox] > div:last-child',
  '[data-part=mission-board] li > div',
  '[data-part=form] > div > div:has(> [data-part=money-lines])',
].join()})`;
