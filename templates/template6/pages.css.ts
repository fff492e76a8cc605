/** Pages that are not home: titles, games, ways in, forms and tables. */
import { globalStyle } from '@vanilla-extract/css';
import { from, tokens } from '../../engine/theme';
import { body, regions, home } from './layout.css';

const { color, layout: size, space, tracking, weight } = tokens;
const { main } = regions;

/** Titles of pages are as light as those of the wall. */
globalStyle(`${body} :is([data-part=page-title], [data-part=benefit-list] h2, ${main} h1)`, {
  fontWeight: 200,
  letterSpacing: '-.06em',
});
globalStyle(`${body}:is(:lang(ru), :lang(vi), :lang(ne), :lang(bn)) ${main} h1`, { letterSpacing: '-.02em' });
globalStyle(`${body} [data-part=section-title]`, { fontWeight: 300, letterSpacing: tracking.display });

/** Games of a page reach from edge to edge. */
globalStyle(`${body} [data-part=game-masonry-list]`, { marginInline: `calc(-1 * ${space.gutter})` });
globalStyle(`${home} [data-part=game-masonry-list]`, { marginInline: 0 });

/**
 * A way in is a cut through the window: words on the ground at the left, one deep cell from edge to edge at the right.
 */
const gate = `${body} [data-page]:is([data-page=login], [data-page=register]) ${main}`;
globalStyle(gate, {
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: `[full-start] ${space.gutter} [content-start] minmax(0, 1fr) [content-end] 64px [half] minmax(0, 1fr) [full-end]`,
      gridTemplateRows: 'auto 1fr',
      paddingBlock: 0,
    },
  },
});
globalStyle(`${gate} > div, ${gate} > div > div`, { '@media': { [from('desktop')]: { display: 'contents' } } });
globalStyle(`${gate} > [data-part=page-heading]`, { '@media': { [from('desktop')]: { marginBlock: '56px 0' } } });
globalStyle(`${gate} [data-part=form-card]`, {
  '@media': { [from('desktop')]: { gridColumn: 'content', gridRow: 2, paddingBlockEnd: 72 } },
});
globalStyle(`${gate} [data-part=benefit-list]`, {
  gridColumn: 'half / full-end',
  gridRow: '1 / 3',
  minHeight: `calc(100dvh - ${size.header})`,
  border: 0,
});

const lost = `${body} [data-page=not-found] ${main}`;
globalStyle(lost, { '@media': { [from('desktop')]: { gridTemplateRows: '1fr', paddingBlock: 0 } } });
globalStyle(`${lost} [data-part=not-found]`, {
  '@media': {
    [from('desktop')]: {
      gridColumn: 'full',
      grid: 'repeat(3, auto) 1fr / repeat(2, minmax(0, 1fr))',
      alignItems: 'start',
      padding: `0 0 0 ${space.gutter}`,
    },
  },
});
globalStyle(`${lost} h1`, { '@media': { [from('desktop')]: { marginBlockStart: 64 } } });
const scene = {
  gridArea: '1 / 2 / 5',
  width: '100%',
  height: 'auto',
  alignSelf: 'stretch',
  objectFit: 'cover',
} as const;
globalStyle(`${lost} img`, { '@media': { [from('desktop')]: scene } });

globalStyle(`${main} > [data-part=page-heading]`, { marginBlockEnd: 0 });
/** Forms stand on the ground, offers side by side without a gap, as games do. */
globalStyle(`${body} [data-part=form-card]`, { maxWidth: 560, padding: 0, border: 0, background: 'none' });
const offers = `${body} [data-part=promotion-list] > ul`;
globalStyle(offers, {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: 0,
  marginInline: `calc(-1 * ${space.gutter})`,
});
globalStyle(`${offers} article`, { border: 0 });
globalStyle(`${offers} > :nth-child(even) article`, { background: color.surfaceHigh });
globalStyle(`${offers} strong`, {
  inset: 'auto auto 0 0',
  padding: '10px 20px',
  background: color.accent,
  color: color.onAccent,
  fontWeight: weight.display,
});

/** Fields have a line below instead of a box. */
const field = `${body} [data-part=field-box] > :is(input, select, textarea)`;
globalStyle(field, {
  minHeight: 52,
  border: 0,
  borderBottom: `2px solid ${color.edge}`,
  background: color.surfaceRaised,
});
globalStyle(`${field}:focus-visible`, { borderBottomColor: color.accent, outlineOffset: -2 });

/** Tables are hairlines without a box. */
globalStyle(`${body} [data-part=record-table]`, { borderInline: 0, background: 'none' });
