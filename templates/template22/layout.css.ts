import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import {
  below,
  inContent,
  marginGrid,
  pageColumn,
  pageMargin,
  pages,
  parts,
  slowly,
  stuckBar,
  tokens,
  within,
} from '../../engine/theme';
import curtain from './art/curtain.webp';
import fringe from './art/fringe.webp';
import lake from './art/lake.svg';
import ridges from './art/ridges.svg';
import stars from './art/stars.svg';
import { mix } from './mix';
import { custom } from './theme.css';

const { color, layout: size, radius, size: font, space, stroke, weight } = tokens;
export const body = 'body.template22';
export const narrow = below(custom);
const across = 'max(100%, 1440px)';
export const line = `${stroke.decor} solid ${color.line}`;
/** Glass: lit from the upper left by the curtain, from below by the fringe; over the sky it blurs what is behind. */
const glass = `linear-gradient(160deg, ${mix(color.accentText, 11)}, ${mix(color.second, 5)} 60%), linear-gradient(${mix(color.text, 3)} 0 0)`;
const blurred = {
  background: `${glass}, ${mix(color.background, 84)}`,
  '@supports': {
    '(backdrop-filter: blur(1px))': {
      background: `${glass}, ${mix(color.background, 52)}`,
      backdropFilter: 'blur(22px) saturate(1.3)',
    },
  },
} as const;
const phone = within(narrow);
const glow = (tone: string, part: number, at: string) =>
  `radial-gradient(1000px 620px at ${at}, ${mix(tone, part)}, transparent 70%)`;
const layer = { content: '', position: 'absolute', inset: '0 0 auto', pointerEvents: 'none' } as const;
const water = `url("${lake}") 50% 0 / ${across} 100%`;
const shade = `radial-gradient(520px 420px at max(260px, 50% - 400px) 190px, ${mix(color.band, 66)}, transparent)`;

/**
 * The aurora: grey curtains that take the light of the colour; only place and strength of the two sheets move, until
 * motion is reduced.
 */
const drift = keyframes({
  from: { transform: 'translateX(-1.5%)', opacity: 0.84 },
  to: { transform: 'translateX(1.5%)', opacity: 1 },
});
const sheet = (picture: string, tone: string) =>
  ({
    ...layer,
    inset: '0 -3% auto',
    zIndex: -2,
    height: 300,
    background: `url("${picture}") 50% -200px / ${across} 864px, linear-gradient(${tone} 0 0)`,
    backgroundBlendMode: 'multiply',
    filter: 'saturate(1.45)',
    mixBlendMode: 'screen',
    maskImage: `linear-gradient(${color.text} 30%, transparent)`,
    animation: `${drift} 24s ${slowly(24, 2)} infinite alternate`,
  }) as const;
/** Under the covers, and where little stands on a page, there is the whole sky, elsewhere a band of it. */
const whole = { height: 864, backgroundPosition: '50% 0', maskImage: 'none' };
const open = `&:is([data-regions~=top], :has(${parts('form-card', 'not-found')}))`;
const low = { height: 706, backgroundSize: `${across} 706px` };

export const layout = style({
  position: 'relative',
  ...pageColumn,
  isolation: 'isolate',
  overflowX: 'clip',
  background: [
    `url("${stars}") 50% 0 / 1440px 864px repeat-x`,
    glow(color.second, 12, '88% 34%'),
    glow(color.accentText, 11, '4% 52%'),
    glow(color.accentText, 8, '96% 74%'),
    `linear-gradient(${color.band}, ${mix(color.accentDeep, 26, color.background)} 560px, ${color.background} 864px)`,
  ].join(),
  '::before': sheet(curtain, color.accent),
  '::after': { ...sheet(fringe, color.second), animationDirection: 'alternate-reverse' },
  selectors: { [`${open}::before`]: whole, [`${open}::after`]: whole },
  ...phone({ selectors: { [`${open}::before`]: low, [`${open}::after`]: low } }),
});

export const regions = {
  /** Lies over the sky; glass once the page has moved. */
  header: style({
    position: stuckBar,
    top: 0,
    zIndex: 20,
    height: size.header,
    marginBottom: `calc(-1 * ${size.header})`,
  }),
  /** Ridges and the frozen lake before the aurora; a shade behind the headline. */
  top: style({
    position: 'relative',
    paddingTop: 122,
    '::before': { ...layer, zIndex: -1, height: 864, background: `${shade}, ${water}` },
    ...phone({
      paddingTop: 82,
      '::before': { height: 706, background: `linear-gradient(${mix(color.band, 60)}, transparent 230px), ${water}` },
    }),
  }),
  categories: style({
    minWidth: 0,
    padding: `calc(${size.header} + 12px) ${pageMargin} 0`,
    ...phone({ paddingInline: 0 }),
  }),
  main: style({
    ...marginGrid(pageMargin, 'minmax(0, 1.62fr) [split] minmax(0, 1fr)'),
    rowGap: space.section,
    minWidth: 0,
    padding: '28px 0 40px',
    overflowX: 'clip',
    ...phone({ paddingTop: 20 }),
  }),
  footer: style({
    position: 'relative',
    marginTop: -40,
    paddingTop: 138,
    background: `url("${ridges}") 50% 0 / ${across} 220px no-repeat, linear-gradient(transparent 200px, ${color.band} 0)`,
  }),
  tabs: style({ display: 'contents' }),
} as const;

const { header, main, categories } = regions;
const inMain = (part: string) => `${body} ${main} > ${part}`;
inContent(main);
globalStyle(`${body} ${layout}[data-regions~=top] > :is(${categories}, ${main})`, { paddingTop: 0 });

/** Header: one line over the sky. */
const overlay = `${header} [data-part=header-overlay]`;
globalStyle(`${overlay} > :first-child`, { height: size.header, paddingInline: pageMargin });
globalStyle(`${overlay} > :last-child, ${overlay}::before`, { display: 'none' });
const soft = `linear-gradient(${color.text} 70%, transparent)`;
globalStyle(`${overlay}::after`, {
  inset: 0,
  background: mix(color.background, 80),
  backdropFilter: 'blur(22px) saturate(1.3)',
  maskImage: soft,
});
globalStyle(`${header} nav a`, { color: 'inherit', fontSize: 17, fontWeight: weight.medium });
globalStyle(`${header} [data-part=logo]`, {
  gap: 10,
  fontSize: 27,
  fontWeight: 800,
  letterSpacing: '-.03em',
  ...phone({ fontSize: 23 }),
});

/** The offer over the covers. */
export const offer = `${body} [data-part=promo-figure]`;
const offerBox = {
  position: 'relative',
  display: 'grid',
  grid: 'auto auto / auto-flow 1fr auto',
  columnGap: 20,
  flex: '0 1 450px',
  padding: '18px 18px 18px 24px',
} as const;
globalStyle(offer, { ...blurred, ...offerBox, border: line, borderRadius: radius.medium });
globalStyle(`${offer} > h2`, { padding: 0, fontSize: 20, fontWeight: 800 });
const call = {
  position: 'static',
  gridArea: '1 / 2 / span 2',
  alignSelf: 'center',
  width: 'auto',
  padding: '0 20px',
  fontSize: 16,
} as const;
globalStyle(`${offer} > h2 + span`, {
  ...call,
  background: color.accent,
  color: color.onAccent,
  fontWeight: weight.strong,
  // Where the words would be a thin column beside it, it stands below them.
  '@container': { '(width < 400px)': { gridArea: '3 / 1', marginTop: 12 } },
});
globalStyle(`${offer} > div > p`, { color: color.textMuted, fontSize: 15.5 });
globalStyle(`${body} ${main} [data-part=promo-figure]`, {
  gridColumn: 'content',
  margin: `16px 0 calc(6px - ${space.section})`,
});
globalStyle(`${body} :is([data-part=coverflow-caption], [data-part=category-icon-strip])`, blurred);
globalStyle(`${body} [data-part=button-secondary]`, { borderColor: color.edge, background: mix(color.text, 11) });
globalStyle(`${categories} > nav`, phone({ borderInline: 0, borderRadius: 0 }));

/** The notice: a star, one line. */
const notice = inMain('[data-part=notice-line]');
const star = 'polygon(50% 0, 58% 42%, 100% 50%, 58% 58%, 50% 100%, 42% 58%, 0 50%, 42% 42%)';
const quiet = { color: color.textMuted, fontSize: font.body, fontWeight: weight.body };
globalStyle(notice, { ...quiet, padding: '16px 4px 0', marginBottom: `calc(26px - ${space.section})` });
globalStyle(`${notice} > svg`, { width: 20, height: 20, clipPath: star, background: color.accentText });
globalStyle(`${notice} > p > b`, { color: color.text });

/** Headings on the bare night. */
globalStyle(`${body} [data-part=section-heading]`, {
  alignItems: 'baseline',
  columnGap: 16,
  minHeight: 0,
  marginBottom: 18,
});
globalStyle(`${body} [data-part=section-note]`, {
  ...quiet,
  fontSize: 17,
  ...phone({ flexBasis: '100%', order: 3, fontSize: font.body }),
});
globalStyle(`${body} [data-part=section-link]`, {
  ...quiet,
  marginInlineStart: 'auto',
  color: color.accentText,
  fontWeight: weight.strong,
});
globalStyle(inMain('[data-part=page-heading]'), { marginBottom: 0 });
globalStyle(inMain(`${parts('page-heading', 'not-found')} > :is(h1, p)`), {
  color: color.text,
  textShadow: `0 0 20px ${color.band}, 0 0 9px ${color.band}`,
});
globalStyle(`${body} [data-part=page-title]`, { fontSize: 52, letterSpacing: '-.042em', ...phone({ fontSize: 38 }) });

/** Moons: six a row, three on phones. */
const three = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '20px 10px' };
const six = { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: '30px 24px' };
globalStyle(`${body} [data-part=game-grid-list]`, { ...six, '@media': { [below('tablet')]: three } });

/** Panels of glass, two side by side. */
export const panels = parts('leaderboard-peaks', 'mission-moons', 'match-rows', 'winners-list');
globalStyle(`${body} ${main} :is(${panels}, ${pages.boxes})`, {
  border: line,
  background: `${glass}, linear-gradient(${mix(color.background, 60)} 0 0)`,
});
pages.measure(`${body} ${main}`);
pages.lost(`${body} ${main}`);
globalStyle(`${body} ${main} [data-part=benefit-list] > span`, { display: 'none' });
const disc = { width: 'min(100% - 22px, 380px)', aspectRatio: '1', borderRadius: '50%', objectFit: 'cover' } as const;
globalStyle(inMain('[data-part=not-found] > img'), {
  ...disc,
  margin: 11,
  outline: `3px solid ${color.accentText}`,
  outlineOffset: 8,
});
