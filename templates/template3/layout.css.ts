import { globalStyle, style } from '@vanilla-extract/css';
import { below, floatStack, from, hidden, inContent, marginGrid, pageColumn, pages, tokens } from '../../engine/theme';
import regatta from './regatta.svg';
import { custom } from './theme.css';

const { color, font, layout: size, space, weight } = tokens;
const body = 'body.template3';
const pageMargin = `max(${space.gutter}, (100% - ${size.container}) / 2 + ${space.gutter})`;
/** Scallops of the awning, hung from an edge: every other stripe in the accent. */
const awning = `radial-gradient(circle at 30px 0, ${color.accent} 29.5px, transparent 30px) 0 0 / 120px 30px repeat-x, radial-gradient(circle at 90px 0, ${color.accentTint} 29.5px, transparent 30px) 0 0 / 120px 30px repeat-x`;

export const layout = style({ ...pageColumn, overflowX: 'clip' });

export const regions = {
  header: style({ position: 'relative', zIndex: 20 }),
  main: style({
    ...marginGrid(pageMargin),
    rowGap: space.section,
    paddingBottom: 64,
    overflowX: 'clip',
    selectors: { '&:not(:has(> [data-part=hero-print]))': { paddingTop: 48, rowGap: 28 } },
  }),
  footer: style({ position: 'relative', paddingTop: 30, background: color.surfaceRaised }),
} as const;

const { header, main, footer } = regions;
const inMain = (part: string) => `${body} ${main} > ${part}`;

inContent(main);
globalStyle(`${inMain('[data-part=hero-print]')}, ${inMain('[data-part=winners-slips]')}`, { gridColumn: 'full' });
globalStyle(inMain('[data-part=jackpot-headline]'), { marginTop: `calc(32px - ${space.section})` });
globalStyle(`${body} [data-page=home] h1`, hidden);

/** Categories: a ruled line of words, the current one in italics over scallops. */
globalStyle(`${header} [data-part=category-nav]`, {
  height: 56,
  marginInline: pageMargin,
  borderBlock: `1px solid ${color.line}`,
  '@media': { [below('tablet')]: { height: 52 } },
});
globalStyle(`${header} [data-part=category-nav] > ul`, { padding: 0 });
globalStyle(`${header} [data-part=category-nav] a`, {
  fontFamily: font.text,
  fontSize: 15.5,
  fontWeight: weight.body,
  color: color.textMuted,
});
/** The home page shows what is hot, so that its word leads there. */
globalStyle(
  `${header} [data-part=category-nav] a[aria-current], ${body}:has([data-page=home]) ${header} [data-part=category-nav] li:first-child > a`,
  {
    color: color.text,
    fontFamily: font.display,
    fontSize: 18,
    fontStyle: 'italic',
    boxShadow: 'none',
    background: `radial-gradient(circle at 5px 0, transparent 3.6px, ${color.second} 3.7px 4.9px, transparent 5px) 0 calc(100% - 7px) / 10px 5px repeat-x`,
  },
);
globalStyle(`${header} [data-part=header-strip] a, ${header} nav li > a`, { color: 'inherit' });

/** Headings: a serif line, its note on the same ground line, the way to all of it underlined in the second ink. */
/** The distance of blocks is enough below a page's title. */
globalStyle(inMain('[data-part=page-heading]'), { marginBottom: 0 });
globalStyle(`${body} [data-part=section-heading]`, { alignItems: 'baseline', columnGap: 28, marginBottom: 28 });
globalStyle(`${body} [data-part=section-note]`, { color: color.textMuted, fontSize: 16 });
globalStyle(`${body} [data-part=section-link]`, {
  color: color.text,
  fontSize: 15,
  fontWeight: weight.strong,
  textDecoration: 'underline',
  textDecorationColor: color.second,
  textUnderlineOffset: 6,
});
globalStyle(`${body} [data-part=game-grid-list]`, {
  gap: `36px ${space.item}`,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { [below('desktop')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: 28 } },
});
globalStyle(
  `${body} [data-part=game-grid] [data-part=game-grid] [data-part=game-grid-list], ${body} [data-page=home] ${main} > div [data-part=game-grid-list]`,
  {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    rowGap: 30,
  },
);
globalStyle(`${body} [data-page=home] ${main} > [data-part=game-grid] [data-part=game-grid-list]`, {
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { [below('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The cup stands on the deep ink. */
globalStyle(`${body} [data-page=home] ${main} [data-part=leaderboard]`, {
  position: 'relative',
  padding: '40px 36px 190px',
  background: color.accentDeep,
  color: color.onAccentDeep,
});
/** A regatta lies at its foot, and at the foot of what is said beside a form, in the tint of the site. */
globalStyle(
  `${body} [data-page=home] ${main} [data-part=leaderboard]::after, ${body} [data-part=benefit-list]:has(> [aria-hidden])::after`,
  {
    content: '',
    position: 'absolute',
    inset: 'auto 0 0',
    aspectRatio: '560 / 170',
    background: color.accentTint,
    mask: `url("${regatta}") center bottom / cover no-repeat`,
  },
);
/** Three ways further between two rules. */
globalStyle(`${body} [data-page=home] ${main} > :has(> div > [data-part=call-round])`, {
  paddingTop: 34,
  borderTop: `1px solid ${color.text}`,
});
globalStyle(`${body} [data-page=home] ${main} [data-part=leaderboard] :is(h2, a, b, span, time)`, { color: 'inherit' });
globalStyle(`${body} [data-page=home] ${main} [data-part=leaderboard] h2`, {
  fontFamily: font.display,
  fontSize: 40,
  fontWeight: 360,
  letterSpacing: tokens.tracking.heading,
});
globalStyle(`${body} [data-part=match-programme] time`, { fontSize: 22, fontWeight: weight.body });
const figures = { fontFamily: font.figures, fontSize: 17, fontVariantNumeric: 'lining-nums' } as const;
/** Prices are set like figures; on home the matches have more of the width than the cup. */
const prices = `${body} [data-part=match-programme] li ul`;
globalStyle(prices, { '@media': { [from(custom)]: { gridTemplateColumns: 'repeat(3, 88px)' } } });
globalStyle(`${prices} a`, {
  ...figures,
  minHeight: 46,
  borderColor: color.edge,
  '@media': { [below(custom)]: { paddingInline: 8 } },
});
globalStyle(`${prices} a > :first-child`, { fontFamily: font.text });
/** On phones what stood in pairs keeps the distance of sections. */
globalStyle(`${body} [data-page=home] ${main} div:has(> :is([data-part=leaderboard], [data-part=game-grid]) + *)`, {
  '@media': { [below('desktop')]: { rowGap: space.section } },
});
globalStyle(`${body} [data-page=home] ${main} div:has(> [data-part=leaderboard])`, {
  '@media': {
    [from('desktop')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: 'clamp(36px, 4.4vw, 64px)' },
  },
});
/** The race of the day stands small below the matches. */
globalStyle(`${body} [data-part=race-card] [data-part=section-heading]`, { marginBottom: 8 });
globalStyle(`${body} [data-part=race-card] [data-part=section-title]`, { fontSize: 24 });
globalStyle(
  `${body} [data-part=race-card] li > a, ${body} [data-page=home] [data-part=leaderboard] li > :last-child`,
  figures,
);
globalStyle(`${body} [data-part=providers]`, { borderColor: color.line, paddingBlock: 26 });

/** The way in is a word beside the one button. */
globalStyle(`${header} [data-part=header-split] > div > :last-child [data-part=session-bar] > a:first-child`, {
  borderColor: 'transparent',
  background: 'none',
  fontWeight: weight.body,
});
/** On phones the name stands in the middle, and the way in for those who have an account is in the drawer. */
const guest = `${header} [data-part=header-split] > div:has([data-part=session-bar]:not([data-player]))`;
globalStyle(guest, {
  '@media': { [below('tablet')]: { gridTemplateColumns: 'minmax(min-content, 1fr) auto minmax(min-content, 1fr)' } },
});
globalStyle(`${guest} > [data-part=logo]`, { '@media': { [below('tablet')]: { alignItems: 'center' } } });
globalStyle(`${guest} > :last-child [data-part=session-bar] > a:first-child`, {
  '@media': { [below('tablet')]: { display: 'none' } },
});
globalStyle(`${header} [data-part=menu-inline]`, { fontSize: 15 });
globalStyle(`${footer} [data-part=footer-centred] > p:first-of-type`, {
  fontFamily: font.display,
  fontSize: 19,
  fontStyle: 'italic',
  color: color.text,
});
globalStyle(`${footer} [data-part=footer-centred] span[role=img]`, {
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: 40,
  height: 40,
  padding: 0,
  borderWidth: 1,
  borderRadius: 999,
});

/** The awning above the foot. */
globalStyle(`${footer}::before`, {
  content: '',
  position: 'absolute',
  inset: '0 0 auto',
  height: 30,
  background: awning,
});
globalStyle(`${footer} [data-part=logo]`, { flexDirection: 'column', gap: 6 });
globalStyle(`${footer} [data-part=logo] > [data-part=logo-compact]`, { height: 11 });
globalStyle(`${body} [data-part=language-switcher] > summary`, { '@media': { [below(custom)]: { fontSize: 14 } } });

/** What floats stands in the margin, beside the figure over the whole line. */
floatStack(body, from(1440), { end: 12, gap: 10, width: 48, height: 48 });

/**
 * Inner pages are printed: an italic line below the title, rules instead of boxes, white only where something is
 * written.
 */
const sheets = [
  '[data-part=form-card]',
  '[data-part=record-table]',
  '[data-part=account-links] ul',
  '[data-part=choice] > div',
  '[data-part=inbox] > div:last-child',
];
globalStyle(`${body} [data-part=page-heading] > p`, {
  fontFamily: font.display,
  fontSize: 20,
  fontStyle: 'italic',
  lineHeight: 1.3,
});
globalStyle(`${body} ${main} :is(${sheets.join()})`, {
  borderWidth: '1px 0',
  borderColor: `${color.text} transparent ${color.line}`,
  borderRadius: 0,
  background: 'none',
});
globalStyle(`${body} ${main} [data-part=form-card]`, { paddingInline: 0 });
globalStyle(`${body} [data-part=match-board] ul > li`, {
  borderWidth: '0 0 1px',
  borderRadius: 0,
  background: 'none',
  paddingInline: 0,
});
globalStyle(`${body} [data-part=offer-card]`, { border: 0, borderRadius: 0, background: 'none' });
globalStyle(`${body} [data-part=offer-card] > div:last-child`, { paddingInline: 0 });
globalStyle(`${body} [data-part=benefit-list]:has(> [aria-hidden])`, { alignContent: 'start', paddingBottom: '32%' });
globalStyle(`${body} [data-part=benefit-list] > [aria-hidden]`, { display: 'none' });
globalStyle(`${body} [data-part=benefit-list] > ul span:has(> svg)`, { borderRadius: 999 });
pages.roomyPages(body, from('desktop'));
