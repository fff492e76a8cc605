import { globalStyle, style } from '@vanilla-extract/css';
import { below, filledCell, from, hidden, oneColumn, stuckBar, tokens } from '../../engine/theme';
import { custom } from './theme.css';

const { color, font, layout: size, radius, space, weight } = tokens;
export const body = 'body.template11';
/** From here on the bet list has a column of its own. */
const three = '(min-width: 1181px)';
export const beside = from(custom);
export const alone = below(custom);

export const layout = style({
  ...oneColumn,
  columnGap: space.section,
  minHeight: '100dvh',
  '@media': {
    [beside]: {
      gridTemplateColumns: `minmax(0, 1fr) ${size.menu} minmax(0, calc(${size.container} - ${size.menu} - 30px)) minmax(0, 1fr)`,
      gridTemplateRows: 'auto auto 1fr',
      alignContent: 'stretch',
    },
    [three]: {
      selectors: {
        '&[data-regions~="aside"]': {
          gridTemplateColumns: `minmax(0, 1fr) ${size.menu} minmax(0, calc(${size.container} - ${size.menu} - ${size.aside} - 40px)) ${size.aside} minmax(0, 1fr)`,
        },
      },
    },
  },
});

export const words = { fontFamily: font.display, fontWeight: weight.strong, letterSpacing: '.012em' } as const;
const row = { gridColumn: '1 / -1', minWidth: 0 } as const;
const column = {
  ...row,
  ...oneColumn,
  gap: space.section,
  marginTop: space.section,
  '@media': { [alone]: { marginTop: 8, gap: 8 } },
} as const;
const place = (small: object, large: object) => ({ '@media': { [beside]: small, [three]: large } });

export const regions = {
  header: style({ ...row, position: stuckBar, top: 0, zIndex: 20 }),
  strip: style({
    ...row,
    display: 'grid',
    alignItems: 'center',
    background: color.third,
    '@media': {
      [beside]: { gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)', columnGap: 16, fontSize: tokens.size.small },
    },
  }),
  categories: style(row),
  menu: style([column, { gridArea: '3 / 2 / 6 / 3' }, place({}, { gridRow: 3 })]),
  main: style([column, place({ gridArea: '3 / 3', overflowX: 'clip' }, {})]),
  aside: style([column, place({ gridArea: '4 / 3' }, { gridArea: '3 / 4' })]),
  games: style([column, place({ gridArea: '5 / 3' }, { gridArea: '4 / 2 / 5 / 4' })]),
  offers: style([column, place({ gridArea: '6 / 3' }, { gridArea: '4 / 4' })]),
  footer: style({ ...row, marginTop: space.section }),
  dock: style({ display: 'contents' }),
} as const;

const { header, strip, menu, main, aside, games, footer } = regions;

/** Charcoal bars: what lies on them takes the light words and the bright colour of the theme. */
export const dark = {
  [color.background]: color.band,
  [color.surface]: color.third,
  [color.surfaceRaised]: color.third,
  [color.surfaceHigh]: color.band,
  [color.field]: color.band,
  [color.line]: `color-mix(in oklab, ${color.onBandMuted} 22%, ${color.band})`,
  [color.text]: color.onBand,
  [color.textMuted]: color.onBandMuted,
  [color.textFaint]: color.onBandMuted,
  [color.accent]: color.onAccentDeep,
  [color.accentHover]: color.onAccentDeep,
  [color.onAccent]: color.accentDeep,
  [color.accentText]: color.onAccentDeep,
  [color.accentTint]: color.band,
  [color.figure]: color.onAccentDeep,
  [color.focus]: color.onAccentDeep,
} as const;
globalStyle(`${header}, ${strip}, ${footer}, ${regions.categories}, ${body} [data-part=notice-head]`, {
  vars: dark,
  color: color.onBand,
});
globalStyle(`${regions.categories} nav`, { background: color.third, borderBottom: 0 });
globalStyle(`${body} [data-page=home] ${main}`, { '@media': { [alone]: { marginTop: 0 } } });

/** Header: a bar of condensed words; the current page is a field with a thick foot. */
globalStyle(`${header} [data-part=site-header] > div`, {
  borderBottom: 0,
  paddingInline: 20,
  '@media': { [alone]: { paddingInline: '14px 12px' } },
});
globalStyle(`${header} [data-part=logo] > img`, { height: 22 });
globalStyle(`${header} [data-part=wordmark]`, {
  fontSize: 28,
  fontStyle: 'italic',
  '@media': { [alone]: { fontSize: 26 } },
});
globalStyle(`${header} [data-part=menu-underlined] ul`, { columnGap: 0 });
globalStyle(`${header} [data-part=menu-underlined] a`, {
  ...words,
  padding: '0 clamp(10px, 1vw, 15px)',
  fontSize: 'clamp(17px, 1.25vw, 18px)',
});
globalStyle(`${header} [data-part=menu-underlined] a[aria-current]`, { background: color.third });
globalStyle(`${header} [data-part=menu-underlined] a[aria-current]::after`, { insetInline: 0, borderRadius: 0 });
globalStyle(`${body} [data-part^=button-]`, { ...words, fontSize: 18 });
globalStyle(`${header} [data-part=button-secondary]`, {
  background: 'none',
  borderColor: color.edge,
  color: color.onBand,
});
globalStyle(`${header} [data-player] > button:first-child span`, {
  fontFamily: font.display,
  fontSize: 22,
  '@media': { [alone]: { fontSize: 19 } },
});
globalStyle(`${strip} [data-part=winners-line] > ul`, { marginInlineEnd: 0 });
globalStyle(`${strip} [data-part=winners-line] > b`, { position: 'absolute', clipPath: 'inset(50%)' });

/** A filled thing of a light colour has a line around it. */
globalStyle(`${body} :is(${main}, ${aside}, ${menu}) [data-part=button-primary]`, {
  boxShadow: `inset 0 0 0 1px ${color.accentText}`,
});

/** Panels: a light ground, a condensed heading, rows from edge to edge. */
const panels =
  '[data-part=race-card], [data-part=leaderboard], [data-part=winners], [data-part=missions], [data-part=game-grid]';
const panel = `${body} :is([data-page=home], ${aside}) :is(${panels})`;
globalStyle(panel, {
  minWidth: 0,
  borderRadius: radius.medium,
  background: color.surface,
  overflow: 'hidden',
  '@media': { [alone]: { borderRadius: 0 } },
});
globalStyle(`${body} [data-page=home] :is([data-part^=match-], [data-part=promo-cards])`, {
  '@media': { [alone]: { borderRadius: 0 } },
});
const heads = `:is([data-part=section-heading], [data-part=missions] > header, [data-part=leaderboard] > header)`;
globalStyle(`${body} :is(${panels}, [data-part=match-brief], [data-part=promo-cards]) > ${heads}`, {
  minHeight: 46,
  margin: 0,
  padding: '4px 14px',
});
const sectionHead = { font: `${weight.heading} ${tokens.size.section}/1.1 ${font.display}` };
globalStyle(`${body} [data-page=home] :is([data-part=missions], [data-part=leaderboard]) h2`, sectionHead);
globalStyle(`${body} [data-part=section-link]`, { fontWeight: weight.strong });
globalStyle(`${panel} > :is(ul, ol) > li`, {
  padding: '8px 14px',
  borderTop: `1px solid ${color.line}`,
  background: color.field,
});
globalStyle(`${body} [data-page=home] h1`, hidden);
globalStyle(`${body} [data-part=race-card] li > a`, { borderColor: 'transparent', background: color.surfaceHigh });

/** Two panels side by side where there is room. */
globalStyle(`${body} [data-page=home] ${main}`, {
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`${body} [data-page=home] ${main} > :is(:not([data-part=match-brief]), :last-child)`, {
  gridColumn: '1 / -1',
});
globalStyle(`${main} > [data-part=promo-boosts] > ul`, { '@media': { [alone]: { paddingInline: space.gutter } } });

/** Sides: each group of links is a panel of its own. */
export const flat = {
  boxSizing: 'border-box',
  margin: 0,
  borderRadius: radius.medium,
  background: color.surface,
} as const;
globalStyle(`${menu} > *`, { minWidth: 0 });
globalStyle(`${menu} [data-part=game-search]`, { gap: 8, paddingInline: 10 });
globalStyle(`${menu} [data-part=game-search] > input`, { fontSize: 13, letterSpacing: '-.01em' });
globalStyle(`${menu} :is([data-part=match-index], [data-part=category-nav] > details)`, { ...flat, paddingBottom: 8 });
globalStyle(`${menu} [data-part=category-nav]`, { display: 'grid', gap: space.section });
globalStyle(`${menu} summary`, { ...words, minHeight: 36, padding: '0 12px', color: color.textMuted, fontSize: 16 });
globalStyle(`${menu} li > a`, {
  borderRadius: 0,
  paddingInline: 12,
  color: color.text,
  '@media': { '(pointer: fine)': { minHeight: 33 } },
});
globalStyle(`${menu} li > a[aria-current]`, {
  background: color.accent,
  color: color.onAccent,
  boxShadow: `inset 0 0 0 1px ${color.accentText}`,
});
globalStyle(`${menu} li > a[aria-current] :is(svg, span)`, { color: 'inherit' });
globalStyle(`${menu} [data-part=call-to-action]`, { ...flat, padding: 14, border: 0 });
globalStyle(`${menu} [data-part=call-to-action] > strong`, { fontFamily: font.display, fontSize: 18 });

/** Games: rows in even columns with a hairline between them. */
globalStyle(`${body} [data-part=game-grid-list]`, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: 1,
  background: color.line,
  border: `1px solid ${color.line}`,
});
globalStyle(`${body} ${games} [data-part=game-grid-list]`, { borderInline: 0 });
globalStyle(`${body} [data-page=home] ${games} [data-part=game-grid-list] > li`, { padding: 0, borderTop: 0 });
globalStyle(`${body} ${games} li:nth-child(n + 8)`, { '@media': { [alone]: { display: 'none' } } });

/** The cup stands on the fill. */
const cup = filledCell(color.accent, color.onAccent);
globalStyle(`${body} [data-page] ${aside} [data-part=leaderboard]`, {
  ...cup,
  vars: { ...cup.vars, [color.field]: color.accent },
  outline: `1px solid ${color.accentText}`,
});
