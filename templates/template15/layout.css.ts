import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below, from, hidden, oneColumn, segments, stuckBar, tokens } from '../../engine/theme';
import gem from './art/gem.svg?no-inline';
import lantern from './art/lantern.svg?no-inline';
import pockets from './art/pockets.svg?no-inline';
import { custom } from './theme.css';

const { color, layout: size, radius, shadow, size: font, space, tracking, weight } = tokens;
export const body = 'body.template15';
export const narrow = below(custom);
/** Where there is room for something at either side of the column. */
export const beside = from('desktopMedium');
/** What lies on the wall is darker than it. */
export const night = `color-mix(in oklab, ${color.accentDeep} 62%, ${color.text})`;

/** The column: an app on a wall of pockets; on a phone it is all there is. */
export const layout = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: `min(${size.container}, 100%)`,
  minHeight: 'calc(100dvh - 48px)',
  margin: '24px auto',
  borderRadius: 28,
  background: color.background,
  boxShadow: `0 30px 90px color-mix(in oklab, ${night} 60%, transparent)`,
  '@media': { [narrow]: { width: '100%', minHeight: '100dvh', margin: 0, borderRadius: 0, boxShadow: 'none' } },
});

const side = {
  position: 'fixed',
  top: 56,
  maxHeight: 'calc(100dvh - 72px)',
  color: color.onAccentDeep,
  overflow: 'hidden auto',
  scrollbarWidth: 'none',
  '@media': { [below('desktopMedium')]: { display: 'none' } },
} as const;

export const regions = {
  header: style({}),
  main: style({
    ...oneColumn,
    flex: 1,
    gap: space.section,
    minWidth: 0,
    padding: `4px ${space.gutter} 22px`,
    overflowX: 'clip',
  }),
  footer: style({}),
  dock: style({
    position: stuckBar,
    bottom: 0,
    zIndex: 5,
    padding: '8px 12px 12px',
    borderRadius: '0 0 28px 28px',
    background: `linear-gradient(transparent, ${color.background} 40%)`,
  }),
  /** A pocket; its hem and its stitches are the form's that stands in it. */
  pocket: style({
    ...side,
    right: 'calc(50% + 304px)',
    width: 'min(332px, 50vw - 328px)',
    borderRadius: '18px 18px 160px 160px',
    background: night,
    boxShadow: shadow.overlay,
  }),
  around: style({
    ...side,
    left: 'calc(50% + 304px)',
    width: size.aside,
    padding: '18px 22px',
    borderRadius: radius.medium,
    background: night,
  }),
} as const;

const { main } = regions;
const inMain = (part: string) => `${body} ${main} ${part}`;
const part = (name: string) => inMain(`[data-part=${name}]`);

globalStyle(`${body} > #root`, { display: 'flow-root' });
globalStyle(body, { '@media': { [from(custom)]: { background: `${color.accentDeep} url("${pockets}") 50% 0` } } });

globalStyle(`${body} [data-page=home] h1`, hidden);

/** The notice: one line on the second colour. */
globalStyle(part('notice-tab'), {
  minHeight: 42,
  borderRadius: radius.control,
  background: color.second,
  color: color.onSecond,
  clipPath: 'none',
  fontSize: 14,
});

/** Headings: one size everywhere. */
globalStyle(part('section-heading'), { alignItems: 'baseline', minHeight: 0, margin: '6px 2px 8px' });
globalStyle(`${part('section-title')}, ${inMain('> h2')}`, {
  fontSize: font.section,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: '26px',
});
globalStyle(inMain('> h2'), { margin: '6px 2px -4px' });
globalStyle(part('section-link'), {
  marginInlineStart: 'auto',
  color: color.accentText,
  fontSize: 14,
  fontWeight: weight.display,
  textDecoration: 'none',
});
globalStyle(`${part('section-heading')} [data-part=arrows]`, { display: 'none' });
globalStyle(`${part('game-feed')} > [data-part=section-heading]`, hidden);

/** A shelf of small wide cards; they run out of the column. */
globalStyle(`${part('shelf')} [data-part=scroll-row] > li`, { width: 204, '@media': { [narrow]: { width: 188 } } });
globalStyle(part('game-grid-list'), { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '18px 12px' });

/** Posts: white cards of one radius. */
const posts = ['match-duel', 'missions', 'jackpot-growth'].map((name) => inMain(`> [data-part=${name}]`));
globalStyle(posts.join(), {
  position: 'relative',
  padding: '16px 18px 18px',
  borderRadius: radius.large,
  background: color.surface,
  boxShadow: shadow.raised,
  overflow: 'hidden',
});
globalStyle(`${part('match-duel')} > h2`, {
  justifyContent: 'space-between',
  marginBottom: 10,
  color: color.live,
  fontSize: 13,
  letterSpacing: 0,
  flexDirection: 'row-reverse',
});
globalStyle(`${part('match-duel')} i`, { background: 'currentColor' });
globalStyle(`${part('match-duel')} b, ${part('match-duel')} > div > span:nth-child(2)`, {
  fontSize: 24,
  fontWeight: weight.display,
});
globalStyle(`${part('match-duel')} > div`, { fontWeight: weight.display, letterSpacing: '-.03em' });
globalStyle(`${part('match-duel')} > ul a`, {
  minHeight: 48,
  border: `1.5px solid ${color.edge}`,
  background: 'none',
  fontWeight: weight.display,
});

globalStyle(inMain('> [data-part=missions]'), {
  paddingInlineEnd: 122,
  background: `url("${lantern}") calc(100% - 12px) 50% / 104px no-repeat ${color.surface}`,
});
globalStyle(`${part('missions')} > header`, { minHeight: 0, margin: 0 });
globalStyle(`${part('missions')} li`, { padding: '3px 0 0', border: 0, color: color.textMuted, fontSize: 14 });
globalStyle(`${part('missions')} progress`, { marginTop: 6, ...segments(4, 10) });

globalStyle(inMain('> [data-part=jackpot-growth]'), {
  background: `url("${gem}") calc(100% + 22px) calc(100% + 30px) / min(138px, 34%) no-repeat ${color.second}`,
  color: color.onSecond,
});
globalStyle(`${part('jackpot-growth')} :is(b, p, button)`, { color: 'inherit' });
globalStyle(`${part('jackpot-growth')} > svg`, { display: 'none' });
globalStyle(`${part('jackpot-growth')} > b`, {
  fontWeight: weight.display,
  letterSpacing: '-.055em',
  lineHeight: '48px',
});
globalStyle(`${part('jackpot-growth')} > p`, { margin: 0, fontWeight: weight.medium });

/** Posts rise once as they come into sight, unless less motion is asked for. */
const rise = keyframes({ from: { translate: '0 12px' } });
globalStyle(inMain('> :is(section, [data-part], h2)'), {
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      '@supports': {
        '(animation-timeline: view())': {
          animation: `${rise} linear both`,
          animationTimeline: 'view()',
          animationRange: 'entry 0% entry 30%',
        },
      },
    },
  },
});

/** Header: the quiet way in is plain. */
globalStyle(`${body} [data-part=session-bar]`, { gap: 6 });
globalStyle(`${body} [data-part=session-bar] > [data-part=button-secondary]`, {
  paddingInline: 12,
  borderColor: 'transparent',
  background: 'none',
});
globalStyle(`${body} [data-part=session-bar] > button`, { padding: '0 12px', background: color.surfaceRaised });
