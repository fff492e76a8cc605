import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, hidden, tokens } from '../../engine/theme';
import { custom } from './theme.css';

const { color, frame: size, space, tracking } = tokens;
const body = 'body.template6';
const rule = `1px solid ${color.line}`;
const wide = from(custom);
const narrow = below(custom);
const pageMargin = `max(${space.gutter}, (100% - ${size.container}) / 2)`;

/** A rail beside the page, its foot below it; on narrow windows one below the other. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr auto',
  minHeight: '100dvh',
  '@media': { [wide]: { gridTemplateColumns: `${size.menu} minmax(0, 1fr)`, gridTemplateRows: `${size.header} 1fr` } },
});

export const regions = {
  header: style({ gridColumn: '1 / -1', position: 'sticky', top: 0, zIndex: 20 }),
  rail: style({ minWidth: 0, zIndex: 15, '@media': { [wide]: { gridArea: '2 / 1', borderInlineEnd: rule } } }),
  main: style({
    display: 'grid',
    gridTemplateColumns: `[full-start] ${pageMargin} [content-start] minmax(0, 1fr) [content-end] ${pageMargin} [full-end]`,
    alignContent: 'start',
    rowGap: space.section,
    minWidth: 0,
    paddingBlock: '44px 72px',
    overflowX: 'clip',
    '@media': { [wide]: { gridArea: '2 / 2' }, [narrow]: { paddingBlock: '28px 48px' } },
  }),
  footer: style({
    minWidth: 0,
    '@media': { [wide]: { gridArea: '2 / 1', alignSelf: 'end', position: 'sticky', bottom: 0, zIndex: 16, borderInlineEnd: rule, background: color.band } },
  }),
  dock: style({ display: 'contents' }),
} as const;

export const insides = {
  /** Below the header and above the foot of the rail. */
  rail: style({ '@media': { [wide]: { position: 'sticky', top: size.header, height: `calc(100dvh - ${size.header} - 57px)` } } }),
} as const;

const { main } = regions;
globalStyle(`${main} > *`, { gridColumn: 'content', minWidth: 0 });
globalStyle(`${main} > :is([data-part=hero-mosaic], [data-part=wall], [data-part=game-masonry])`, { gridColumn: 'full' });

/** Home is one wall from edge to edge; the tree of the page begins with its h1. */
const home = `${body} [data-page=home]`;
globalStyle(`${home} h1`, hidden);
globalStyle(`${home} ${main}`, { gridTemplateColumns: '[full-start] minmax(0, 1fr) [split] minmax(0, 3.2fr) [full-end]', rowGap: 0, paddingBlock: 0 });

/** Titles of pages are as light as those of the wall. */
globalStyle(`${body} [data-part=page-title]`, { fontWeight: 200, letterSpacing: '-.06em' });
globalStyle(`${body} [data-part=section-title]`, { fontWeight: 300, letterSpacing: tracking.display });

/** Signs and lists of the browser are light on dark. */
globalStyle(`${body} :is(input, select)`, { colorScheme: 'dark' });
