import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, hidden, inContent, marginGrid, pageColumn, tokens } from '../../engine/theme';
import { edge, gilding, ink, light, metal, rule } from './metal';
import { custom } from './theme.css';

const { color, font, shadow, size: type, space, tracking, weight } = tokens;
export const body = 'body.template8';
const narrow = below(custom);

/** Gold leaf on words, and the lighter metal that ink can be read on. */
const gilded = {
  background: `linear-gradient(${gilding[0]}, ${gilding[1]} 44%, ${gilding[2]} 56%, ${gilding[3]})`,
  backgroundClip: 'text',
  color: 'transparent',
};
const [m1, m2, m3, m4, m5] = metal;
export const plate = `linear-gradient(155deg, ${m1}, ${m2} 30%, ${m3} 55%, ${m4} 76%, ${m5})`;
export const layout = style(pageColumn);

export const regions = {
  header: style({ position: 'relative', zIndex: 20 }),
  main: style({
    ...marginGrid(),
    rowGap: space.section,
    paddingBottom: 52,
    overflowX: 'clip',
    selectors: { '&:not(:has(> [data-part=hero-jackpot]))': { paddingTop: 36, rowGap: 26 } },
  }),
  footer: style({}),
  dock: style({ display: 'contents' }),
} as const;

const { header, main } = regions;
const inMain = (part: string) => `${body} ${main} ${part}`;

inContent(main);
globalStyle(inMain('> [data-part=hero-jackpot]'), { gridColumn: 'full' });
globalStyle(`${body} [data-page=home] h1`, hidden);

/** Header: gilded name, pages in the display face, tabs under the hall's upper rule. */
globalStyle(`${body} [data-part=wordmark]`, {
  ...gilded,
  '@media': { [from(custom)]: { paddingInlineStart: '.115em', letterSpacing: '.115em' } },
});
globalStyle(`${header} [data-part=utility] :is(a, summary)`, { color: color.textMuted });
globalStyle(`${header} [data-part=utility] a:hover`, { color: color.accentText });
globalStyle(`${header} [data-part=utility] [data-part=language-switcher]`, { marginInlineStart: -8 });
globalStyle(`${header} [data-part=header-storeys] > :nth-child(2) [data-part=menu] a`, {
  minHeight: 44,
  color: color.accentText,
  fontFamily: font.display,
  fontSize: 14,
  fontWeight: weight.heading,
  letterSpacing: '.06em',
});
globalStyle(`${header} [data-part=header-storeys] > :nth-child(2) [data-part=menu] > ul`, {
  gap: '0 28px',
  flexWrap: 'nowrap',
});
globalStyle(`${header} [data-part=category-tabs]`, {
  borderBottomColor: edge,
  background: `linear-gradient(${color.surface}, ${color.band})`,
});
globalStyle(`${header} [data-part=category-tabs] svg`, { strokeWidth: 1.2 });
globalStyle(`${header} [data-part=category-tabs] a[aria-current]`, {
  background: plate,
  boxShadow: `inset 0 0 0 1px ${light}, 0 -4px 22px color-mix(in oklab, ${color.accent} 22%, transparent)`,
});
/** On phones the way in stands in the dock's sheet too: the header keeps the one that counts. */
globalStyle(`${header} [data-part=session-bar]:not([data-player]) > a:first-child`, {
  '@media': { [below('tablet')]: { display: 'none' } },
});
/** So the name has room in the middle there, too. */
const guest = `:root:not([data-auth]) ${header} [data-part=header-storeys] > :nth-child(2)`;
globalStyle(guest, {
  '@media': { [below('tablet')]: { gridTemplateColumns: 'minmax(min-content, 1fr) auto minmax(min-content, 1fr)' } },
});

/** Beside the balance a hairline of gold, around the account a ring. */
globalStyle(`${header} [data-player] > button:first-child`, { border: `1px solid ${rule}` });
globalStyle(`${header} [data-player] > :last-child :is(summary, button)`, {
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1px ${edge}`,
});

/** What is pressed: gold for the one main action, an edge of gold for all else. */
globalStyle(`${body} [data-part=button-primary]:not(:disabled)`, {
  background: plate,
  color: ink,
  boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${light} 70%, transparent), 0 2px 10px ${color.scrim}`,
});
/** In the head of a phone a shadow would be most of what moves when the player is known. */
globalStyle(`${body} ${header} [data-part=button-primary]:not(:disabled)`, {
  '@media': { [below('tablet')]: { boxShadow: `inset 0 0 0 1px ${light}` } },
});
globalStyle(`${body} [data-part=button-primary]:not(:disabled):hover`, { filter: 'brightness(1.06)' });
globalStyle(`${body} [data-part=button-secondary]:not(:disabled)`, {
  borderColor: edge,
  background: color.surface,
  color: light,
});
globalStyle(`${header} [data-part^=button-]`, {
  paddingInline: 22,
  '@media': { [below('tablet')]: { paddingInline: 16 } },
});

/** Hero: gilded words and digits. */
globalStyle(
  ['hero-title', 'plaque-amount', 'winner-amount', 'invitation-title']
    .map((part) => inMain(`[data-part=${part}]`))
    .join(),
  gilded,
);
const drumLeaf = `linear-gradient(${gilding[2]} 22%, ${light} 46%, ${gilding[1]} 56%, ${m5} 80%)`;
globalStyle(
  inMain(
    '[data-part=drums] [data-before], [data-part=drums] [data-before]::before'.split(', ').join(`, ${body} ${main} `),
  ),
  {
    background: drumLeaf,
    backgroundClip: 'text',
    color: 'transparent',
  },
);
/** Three plaques hang over the hall's lower edge. */
globalStyle(inMain('> [data-part=jackpot-plaques]'), {
  position: 'relative',
  zIndex: 2,
  marginTop: `calc(-64px - ${space.section})`,
  '@media': { [narrow]: { marginTop: `calc(-36px - ${space.section})` } },
});

globalStyle(inMain('[data-part=notice-ruled]'), { margin: '-14px 0' });

/** Headings stand on a double rule. */
const heading = ['[data-part=section-heading]', '> [data-part=page-heading]'].map(inMain);
globalStyle(heading.join(), {
  position: 'relative',
  alignItems: 'flex-end',
  columnGap: 18,
  minHeight: 0,
  marginBottom: 24,
  paddingBottom: 13,
  borderBottom: `1px solid ${rule}`,
  '@media': { [narrow]: { marginBottom: 20 } },
});
globalStyle(heading.map((part) => `${part}::after`).join(), {
  content: '',
  position: 'absolute',
  insetInline: 0,
  bottom: -4,
  borderTop: `1px solid ${color.surfaceHigh}`,
});
globalStyle(inMain('[data-part=section-note]'), {
  paddingBottom: 3,
  color: color.textMuted,
  fontSize: type.body,
  '@media': { [narrow]: { display: 'none' } },
});
globalStyle(inMain('[data-part=section-link]::after'), {
  content: '',
  display: 'inline-block',
  width: 7,
  height: 7,
  margin: '0 3px 2px 10px',
  borderTop: '1.8px solid',
  borderInlineEnd: '1.8px solid',
  rotate: '45deg',
});
globalStyle(inMain('[data-part=section-link]'), {
  marginInlineStart: 'auto',
  fontSize: type.body,
  fontWeight: weight.strong,
  lineHeight: 1.2,
});
globalStyle(inMain('[data-part=page-title]'), {
  ...gilded,
  fontSize: 'clamp(28px, 3vw, 40px)',
  letterSpacing: tracking.heading,
  lineHeight: 1.2,
});
globalStyle(inMain('> [data-part=page-heading]'), { marginBottom: 8 });

/** Five paintings in a row, two on phones, where a row of the house shows six of ten. */
globalStyle(inMain('[data-part=game-grid-list]'), {
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: '30px 26px',
  '@media': {
    [narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '26px 18px' },
    [below('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
globalStyle(`${body} [data-page=home] ${main} [data-part=game-grid-list] > li:nth-child(n + 7)`, {
  '@media': { [narrow]: { display: 'none' } },
});
for (const [width, first] of [
  [`${from('tablet')} and ${narrow}`, 4],
  [below('tablet'), 5],
] as const) {
  globalStyle(
    `${body} [data-page=home] ${main} [data-part=game-grid] ~ [data-part=game-grid] [data-part=game-grid-list] > li:nth-child(n + ${first})`,
    {
      '@media': { [width]: { display: 'none' } },
    },
  );
}

/** Winners beside an invitation. */
globalStyle(inMain(':has(> [data-part=winners-medallions])'), {
  gap: '40px 56px',
  '@media': { [from(custom)]: { gridTemplateColumns: 'minmax(0, 1.18fr) minmax(0, 1fr)' } },
});

/** An address that leads nowhere hangs in the middle of the wall. */
globalStyle(`${body} [data-page=not-found] ${main} > div`, { justifyItems: 'center', textAlign: 'center' });

/** Panels that speak for the house have two lines inside, as its plaques. */
globalStyle(`${body} [data-part=modal-panel]`, {
  borderColor: edge,
  boxShadow: `0 0 0 4px ${color.background}, 0 0 0 5px ${rule}, ${shadow.overlay}`,
});
globalStyle(inMain(':is([data-part=form-card], [data-part=benefit-list], [data-part=vip-progress])'), {
  borderColor: edge,
  background: `radial-gradient(120% 90% at 85% 0, ${color.surfaceRaised}, ${color.surface})`,
  boxShadow: `inset 0 0 0 4px ${color.background}, inset 0 0 0 5px ${rule}`,
});
globalStyle(inMain('> div > h2'), { fontSize: 22 });
