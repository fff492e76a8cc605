import { globalStyle, style } from '@vanilla-extract/css';
import {
  below,
  from,
  hidden,
  inContent,
  marginGrid,
  pageColumn,
  pageMargin,
  parts,
  stuckBar,
  tokens,
  within,
} from '../../engine/theme';

const { color, leading, size, space, stroke, weight } = tokens;
const body = 'body.wireframe';
const rule = `${stroke.decor} solid ${color.line}`;
const phone = below('tablet');
const wide = within(from('desktop'));

export const layout = style(pageColumn);

export const regions = {
  header: style({ position: stuckBar, top: 0, zIndex: 20, '@media': { [phone]: { position: 'static' } } }),
  categories: style({ minWidth: 0 }),
  /** One stack; from a desktop on two narrow blocks may share a row. */
  main: style({
    ...marginGrid(pageMargin, 'minmax(0, 1fr) minmax(0, 1fr)'),
    rowGap: space.section,
    minWidth: 0,
    paddingBlock: '32px 56px',
    overflowX: 'clip',
    '@media': { [phone]: { paddingBlock: '24px 40px' } },
  }),
  footer: style({ paddingInline: pageMargin, borderTop: rule, background: color.band, color: color.onBand }),
} as const;

const { categories, main, footer } = regions;
const inMain = (part: string) => `${body} ${main} > ${part}`;
inContent(main);
const beside = (part: string) => `${body} [data-page=home] ${main} > [data-part=${part}]`;
globalStyle(beside('missions'), wide({ gridColumnEnd: 'span 1', marginInlineEnd: 24 }));
globalStyle(beside('leaderboard'), wide({ gridColumn: 'span 1 / content-end', marginInlineStart: 24 }));

/** The hero says as much as the h1 of home; elsewhere title and content belong together. */
globalStyle(`${body} [data-page=home] h1`, hidden);
globalStyle(inMain('[data-part=page-heading]'), { marginBottom: `calc(16px - ${space.section})` });
globalStyle(`${categories} > [data-part=category-tabs]`, { borderTop: 0 });

/** Each block of home is captioned with the name of its part, for whoever looks for it; nothing reads it out. */
const block = `${body} [data-page=home] ${main} > [data-part]`;
globalStyle(block, { position: 'relative' });
globalStyle(inMain(parts('jackpot-band', 'winners-strip', 'promo-cards')), { overflow: 'visible' });
globalStyle(`${block}::before`, {
  content: 'attr(data-part) / ""',
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInlineEnd: 0,
  padding: '0 0 3px',
  color: color.textMuted,
  fontFamily: 'ui-monospace, monospace',
  fontSize: 11,
  lineHeight: '14px',
  pointerEvents: 'none',
});

/** Whatever is in a picture, it is grey; its box is drawn, also while it is empty. */
globalStyle(`${body} img`, { filter: 'grayscale(1)' });
globalStyle(`${body} [data-part=tile-picture]::after`, { borderColor: color.edge, opacity: 1 });

/** A lamp has the ink of its label: one grey for all states would not be seen on it. */
globalStyle(`${body} [data-part=tile-picture] > span:not([data-part])::before`, { background: 'currentColor' });

/** What stands on the page's own ground has a line around it. */
globalStyle(
  `${body} ${main} :is(${parts('hero-print', 'jackpot-band')}, :is([data-part=match-rows], [data-part=promo-cards]) > ul > li, [data-part=provider-boxes] li > *)`,
  {
    border: rule,
    background: color.surface,
  },
);
globalStyle(inMain('[data-part=promo-cards]'), { background: 'none' });
globalStyle(inMain('[data-part=promo-cards] > ul'), {
  display: 'grid',
  gap: space.item,
  ...wide({ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }),
});
globalStyle(inMain('[data-part=jackpot-band] li'), { background: 'none' });

/** One face, one slope. */
globalStyle(inMain('[data-part=hero-print] h2'), {
  fontSize: 'clamp(28px, 3.4vw, 44px)',
  fontWeight: weight.display,
  lineHeight: leading.display,
});
globalStyle(inMain('[data-part=hero-print] h2 > i'), { fontStyle: 'normal', fontWeight: weight.body });

/** Rows of six, four or two tiles. */
globalStyle(`${body} [data-part=game-grid-list]`, {
  gap: space.item,
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  '@media': {
    [below('desktop')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

globalStyle(`${footer} [data-part=site-footer]`, { borderTop: 0, paddingInline: 0, fontSize: size.body });
