import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import {
  below,
  from,
  hidden,
  inContent,
  marginGrid,
  pageColumn,
  parts,
  prose,
  tokens,
  within,
} from '../../engine/theme';
import { custom } from './theme.css';

const { color, layout: size, size: type, space, stroke, tracking, weight } = tokens;
export const body = 'body.template13';
const rule = `${stroke.decor} solid ${color.line}`;
export const narrow = below(custom);
const phone = within(narrow);
/** What is a hint for keys stands only where there is a keyboard. */
const keyboard = '(hover: hover) and (pointer: fine)';

export const layout = style(pageColumn);

/** One sheet from the head to the foot: its two edges are the only margins. */
const sheet = {
  boxSizing: 'border-box',
  width: `min(${size.container}, 100% - 2 * ${space.gutter})`,
  marginInline: 'auto',
  borderInline: rule,
  ...phone({ width: '100%', borderInline: 0 }),
} as const;
export const regions = {
  header: style({ ...sheet, position: 'relative', zIndex: 20 }),
  main: style({
    ...sheet,
    ...marginGrid(space.inside),
    rowGap: 24,
    paddingBottom: 40,
    selectors: { '&:has(> [data-part=hero-readout])': { rowGap: 0, paddingBottom: 0 } },
  }),
  footer: style({ ...sheet, borderTop: rule }),
} as const;
const { main } = regions;
const inMain = (part: string) => `${body} ${main} ${part}`;
inContent(main);
/** What lies on the sheet from edge to edge, with a rule below. */
const flush = parts(
  ...[
    'hero-readout',
    'notice-line',
    'section-flush',
    'game-sheet',
    'round-feed',
    'promo-panes',
    'match-hairlines',
    'provider-directory',
  ],
  ...['page-heading', 'game-browser', 'leaderboard', 'not-found'],
);
globalStyle(inMain(`> ${flush}`), { gridColumn: 'full', borderBottom: rule });
globalStyle(inMain('> [data-part=provider-directory]:last-child'), { borderBottom: 0 });
globalStyle(`${body} [data-page=home] h1`, hidden);
globalStyle(`${body} img`, { imageRendering: 'pixelated' });

/** Head: a line of state, cells without gaps, keys. */
const head = `${body} [data-part=header-command]`;
globalStyle(`${head} [data-part=lobby-facts]`, { color: 'inherit', fontSize: type.tiny });
globalStyle(`${head} [data-part=lobby-facts] > li`, { alignItems: 'center', paddingInline: 14 });
const caret = keyframes({ '50%': { opacity: 0 } });
const cursor = {
  content: '',
  display: 'inline-block',
  width: '.5em',
  height: '1em',
  marginInlineStart: 5,
  background: color.accent,
  verticalAlign: '-.16em',
};
globalStyle(`${head} [data-part=wordmark]::after`, {
  ...cursor,
  '@media': { [below('mobileWide')]: { display: 'none' } },
});
globalStyle(`${head} [data-part=game-search]`, {
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  paddingInline: space.inside,
  border: 0,
  background: color.surface,
  fontSize: 15,
});
globalStyle(`${head} [data-part=game-search] > svg`, { display: 'none' });
globalStyle(`${head} [data-part=game-search]::before`, {
  content: '">" / ""',
  color: color.accent,
  fontWeight: weight.heading,
});
globalStyle(`${body} [data-part=drawer]`, { inset: '0 0 0 auto' });
globalStyle(`${head} [data-part=session-bar]`, { gap: 0, height: '100%' });
globalStyle(`${head} [data-part=session-bar] > :is(a, button, details)`, {
  height: '100%',
  borderInlineStart: rule,
  boxSizing: 'border-box',
});
globalStyle(`${head} [data-part=session-bar] > a`, {
  gap: 12,
  padding: '0 24px',
  borderBlock: 0,
  borderInlineEnd: 0,
  background: 'none',
  color: color.text,
  fontSize: 15,
  fontWeight: weight.strong,
  ...phone({ padding: '0 14px', fontSize: type.body }),
});
globalStyle(`${head} [data-part=session-bar] > [data-part=button-primary]`, {
  background: color.accent,
  color: color.onAccent,
  fontWeight: weight.display,
});
globalStyle(`${head} [data-part=session-bar] > a:hover`, { background: color.accentHover, color: color.onAccent });
globalStyle(`${head} [data-part=session-bar] > details > summary`, { height: '100%', minWidth: 52 });
/** Keys beside the words; when they are off, so are the hints. */
const hint = {
  boxSizing: 'border-box',
  minWidth: 20,
  padding: '0 5px',
  border: '1px solid',
  background: 'none',
  fontSize: type.tiny,
  fontWeight: weight.body,
  lineHeight: '18px',
  textAlign: 'center',
} as const;
for (const [link, key] of [
  ['[data-part=game-search]:not(:focus-within):has(> input:placeholder-shown)', '/'],
  ['[data-part=session-bar]:not([data-player]) > a:first-child', 'L'],
  ['[data-part=session-bar]:not([data-player]) > a:last-child', 'J'],
  ['[data-player] > a', 'D'],
] as const) {
  globalStyle(`${head}:not(:has([data-keys=off])) ${link}::after`, {
    '@media': { [`${keyboard} and ${from('desktop')}`]: { ...hint, content: `"${key}" / ""` } },
  });
}

/** Typed headings. */
const heading = `${body} ${parts('section-heading', 'page-heading')}`;
globalStyle(heading, {
  boxSizing: 'border-box',
  minHeight: 56,
  margin: 0,
  paddingBlock: 6,
  borderBottom: rule,
  ...phone({ minHeight: 52 }),
});
globalStyle(`${body} [data-part=page-heading]`, { display: 'grid', gap: 2, paddingBlock: '18px 16px' });
globalStyle(`${body} [data-part=page-heading], ${inMain(`> ${flush} [data-part=section-heading]`)}`, {
  paddingInline: space.inside,
});
/** What browses games keeps off the edges; its lines do not. */
globalStyle(`${body} [data-part=game-browser]`, { paddingInline: space.inside });
globalStyle(`${body} [data-part=game-browser] :is([data-part=sheet-head], [data-part=sheet-lines])`, {
  marginInline: `calc(-1 * ${space.inside})`,
});
const titles = `:is(legend, [data-part=mission-board] h2, ${main} > ${prose} > h2, [data-part=benefit-list] h2, [data-part=not-found] h1)`;
const typed = `:is(${heading} > :is(h1, h2, h3), ${body} [data-part=match-hairlines] > header > h2, ${body} [data-part=page-title], ${inMain(titles)})`;
globalStyle(typed, { fontSize: type.section, fontWeight: weight.heading, letterSpacing: tracking.heading });
globalStyle(`${typed}::before`, { content: '"> " / ""', color: color.accent });
globalStyle(`${body} [data-part=section-note]`, {
  color: color.textMuted,
  fontSize: type.small,
  ...phone({ display: 'none' }),
});
globalStyle(`${body} [data-part=section-link]`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: 0,
  color: color.text,
  fontWeight: weight.strong,
});

/** Hero: the board of lamps, and cells below it. */
const dots = `${body} [data-part=jackpot-dots]`;
globalStyle(`${dots} > [data-part=section-heading]`, {
  marginInline: `calc(-1 * ${space.inside})`,
  borderBottom: 0,
  paddingTop: 14,
});
globalStyle(`${dots} [data-part=section-note]`, {
  display: 'block',
  marginInlineStart: 'auto',
  fontSize: type.body,
  ...phone({ width: '100%', margin: 0, order: 3, fontSize: type.small }),
});
globalStyle(`${dots} [data-part=section-title]::after`, {
  ...cursor,
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${caret} 1.1s steps(1) infinite` } },
});

globalStyle(`${body} [data-part=jackpot-ladder] > dl`, { '@media': { [from('desktopMedium')]: { rowGap: 14 } } });
