import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, hidden, inContent, marginGrid, pageColumn, pageMargin, pages, tokens } from '../../engine/theme';
import { inks } from './inks';
import { custom, streetColor } from './theme.css';

const { color, font, radius, size: type, space, stroke, weight } = tokens;
export const body = 'body.template16';
const phone = below(custom);
export const line = `${stroke.decor} solid ${color.line}`;

export const layout = style({ ...pageColumn, overflowX: 'clip', counterReset: 'floor' });

export const regions = {
  header: style({ position: 'relative', zIndex: 20, background: color.background }),
  main: style({
    ...marginGrid(),
    rowGap: space.section,
    minWidth: 0,
    paddingBlock: '28px 52px',
    selectors: {
      '&:not(:has(> [data-part=hero-windows]))': { rowGap: 24 },
      // The windows stand half on the street, half on the floor.
      '&:has(> [data-part=hero-windows])': { background: `linear-gradient(${streetColor} 300px, transparent 0)` },
    },
    '@media': { [phone]: { paddingBlock: '16px 40px' } },
  }),
  footer: style({ paddingInline: pageMargin, background: color.background, fontSize: type.small }),
} as const;

const { header, main } = regions;
const inMain = (part: string) => `${body} ${main} ${part}`;
inContent(main);
globalStyle(`${body} [data-page=home] h1`, hidden);

/** Three storeys, the brand between the search and the way in. */
globalStyle(`${header} [data-part=utility]`, { minHeight: 40, border: 0, background: color.band });
globalStyle(`${header} [data-part=utility] > p`, { margin: 0, color: color.text, fontWeight: weight.medium });
globalStyle(`${header} [data-part=logo] > img`, {
  height: 42,
  '@media': {
    [below('desktop')]: { height: 'min(30px, (100vw - 284px) * .185)' },
    [below('mobileMedium')]: { height: 'min(30px, (100vw - 216px) * .185)' },
  },
});
/** The balance comes before the search sign. */
globalStyle(`${header} :has(> [data-player]) > [data-part=game-search]`, {
  '@media': { [below('mobileWide')]: { display: 'none' } },
});
/** Beside a balance the plate at the end of the logo stands for the brand on phones. */
globalStyle(`[data-auth] ${header} [data-part=logo] > img`, {
  '@media': { [phone]: { width: 42, height: 32, objectFit: 'cover', objectPosition: '100%' } },
});
globalStyle(`${header} [data-part=logo]`, {
  flexDirection: 'row',
  fontSize: 34,
  fontWeight: 300,
  letterSpacing: '-.035em',
});
globalStyle(`${header} form[role=search]`, {
  width: 330,
  maxWidth: '100%',
  borderBottom: `${stroke.control} solid ${color.edge}`,
});
globalStyle(`${header} form[role=search] > input`, {
  width: '100%',
  maxWidth: 'none',
  height: 46,
  paddingInlineStart: 34,
  border: 0,
});
globalStyle(`${header} [data-part=drawer]`, { background: color.surface, color: color.text });

/** Width of the plate with a floor's number. */
const plate = 'var(--boulevard-plate)';
globalStyle(body, {
  vars: { '--boulevard-plate': '96px' },
  '@media': { [phone]: { vars: { '--boulevard-plate': '64px' } } },
});
/**
 * The front of a floor of home: its number on a plate, its name, the way to all of it. Other pages have one front,
 * their title.
 */
const front = `${body} [data-page=home] > ${main} [data-part=section-heading]`;
const title = inMain('[data-part=page-heading]');
globalStyle(`${front}, ${title}`, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  columnGap: 18,
  boxSizing: 'border-box',
  minHeight: 84,
  marginBottom: 18,
  paddingInline: `calc(${plate} + 26px) 26px`,
  borderRadius: radius.medium,
  overflow: 'hidden',
  counterIncrement: 'floor',
  background: color.background,
  '@media': {
    [phone]: { flexWrap: 'nowrap', minHeight: 64, paddingInline: `calc(${plate} + 16px) 16px`, columnGap: 12 },
  },
});
globalStyle(`${front}::before, ${title}::before`, {
  content: 'counter(floor)',
  position: 'absolute',
  inset: '0 auto 0 0',
  display: 'grid',
  placeItems: 'center',
  width: plate,
  background: color.accent,
  color: color.onAccent,
  fontFamily: font.figures,
  fontSize: 46,
  fontWeight: 850,
  letterSpacing: '-.06em',
  '@media': { [phone]: { fontSize: 32 } },
});
/** What is laid out by its own width keeps its counters to itself: there the section counts. */
const counted = inMain(':is([data-part=game-floor], [data-part=game-grid], [data-part=match-rows], [data-part=shelf])');
globalStyle(counted, { counterIncrement: 'floor' });
globalStyle(`${counted} > [data-part=section-heading]`, { counterIncrement: 'none' });
/**
 * The sign of a page: floors by number, wallet and account by letter or in Chinese by what both its scripts write
 * alike, all else by an i.
 */
const chinese: { readonly [letter: string]: string } = { W: '金', A: '我', V: '福' };
for (const [sign, ...pages] of [
  ['i'],
  ['1', 'slots'],
  ['2', 'casino'],
  ['3', 'sports', 'horse-racing', 'sabong'],
  ['4', 'fishing', 'arcade', 'crash'],
  ['5', 'hot', 'hash-game', 'poker', 'lottery', 'bingo', 'freeplay'],
  ['W', 'deposit', 'withdrawal', 'bank-details', 'add-bank', 'transaction-history', 'statement', 'bet-history'],
  [
    'A',
    'account',
    'profile',
    'edit-profile',
    'security',
    'change-password',
    'login',
    'register',
    'forgot-password',
    'inbox',
  ],
  ['V', 'vip', 'mission', 'referral', 'promotions', 'leaderboard'],
] as const) {
  const where = pages.length > 0 ? `:is(${pages.map((page) => `[data-page=${page}]`).join(', ')}) ` : '';
  globalStyle(`${body} ${where}${main} [data-part=page-heading]::before`, { content: `"${sign}"` });
  if (sign in chinese)
    globalStyle(`${body}:lang(zh) ${where}${main} [data-part=page-heading]::before`, { content: `"${chinese[sign]}"` });
}
globalStyle(title, {
  flexWrap: 'wrap',
  alignContent: 'center',
  paddingBlock: 16,
  counterIncrement: 'none',
  '@media': { [phone]: { flexDirection: 'column', alignItems: 'flex-start', justifyContent: 'center' } },
});
globalStyle(`${front} [data-part=section-note]`, {
  paddingTop: 10,
  color: color.textMuted,
  fontSize: type.body,
  '@media': { [phone]: { display: 'none' } },
});
globalStyle(`${front} [data-part=section-title]`, { textWrap: 'balance', wordBreak: 'keep-all' });
globalStyle(`${front} [data-part=section-link]`, {
  whiteSpace: 'nowrap',
  color: color.accentText,
  fontSize: type.small,
  fontWeight: weight.strong,
});
globalStyle(`${inMain('[data-part=game-floor]')} > [data-part=section-heading]`, {
  borderRadius: `${radius.medium} ${radius.medium} 0 0`,
  marginBottom: 0,
});
pages.wayIn(`${body} ${main}`, space.item);

/** Each bill in an ink of its own. */
inks.forEach(([ground, ink], number) =>
  globalStyle(`${body} [data-part=bill][data-ink="${number}"]`, {
    vars: { '--bill-ground': ground, '--bill-ink': ink },
  }),
);

/** News in one quiet line close below the windows. */
globalStyle(inMain('[data-part=notice-line]'), {
  margin: '-26px 0 -14px',
  color: color.textMuted,
  fontSize: type.small,
  fontWeight: weight.body,
});
globalStyle(inMain('[data-part=notice-line] > svg'), { width: 20, color: color.second });

/** The jackpot on a card beside the windows, its figure thin. */
const jackpot = inMain('[data-part=hero-windows] [data-part=jackpots]');
globalStyle(jackpot, { padding: 'clamp(12px, 4vw, 20px)', background: color.surface, color: color.text });
globalStyle(`${jackpot} > p`, {
  color: color.text,
  fontWeight: 300,
  letterSpacing: '-.06em',
  '@media': { [phone]: { fontWeight: 700 } },
});
globalStyle(`${jackpot} dl > div`, { flexFlow: 'wrap', gap: '0 8px', lineHeight: '34px' });
globalStyle(`${jackpot} dl > div`, { '@media': { [phone]: { flexFlow: 'column', lineHeight: '19px', marginTop: 7 } } });

/** Half floors abreast. */
const halves = inMain('> div:has(> div > [data-part=match-rows])');
globalStyle(halves, {
  '@media': {
    [below('desktop')]: { rowGap: space.section },
    [from(custom)]: { vars: { '--boulevard-plate': '72px', [type.section]: '28px' } },
  },
});
globalStyle(`${halves} [data-part=section-heading]`, { '@media': { [from(custom)]: { minHeight: 72 } } });
globalStyle(inMain('[data-part=match-rows]'), { display: 'grid', gridTemplateRows: 'auto 1fr', height: '100%' });
