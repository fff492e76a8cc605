import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below, demoInset, moonTones, parts, stuckAside, tokens } from '../../../../engine/theme';
import { cut, desk, high, low, lowest, narrow, phone } from '../../media';
import { lane, top } from './inner/chapterDay.css';

const { color, font, leading, size, space, stroke, tracking, weight } = tokens;
/** Padding, in px, above the legal line, which stays at the foot of the window. */
const aboveFoot = (height: number) => `calc(${height}px + ${demoInset})`;
/** The share of the day's upper part that the drawing has on narrow windows and on phones. */
const scale = 'var(--chapter-scale)';
const strip = `${top}px * ${scale}`;
const moon = moonTones(color.text, color.accentText);
const out = keyframes({ to: { opacity: 0 } });

export const chapter = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  scrollMarginTop: -96,
  vars: { '--chapter-scale': '.863' },
  '@media': {
    [narrow]: { display: 'block', scrollMarginTop: -36 },
    // The first way in stands above what floats.
    [below('tablet')]: { vars: { '--chapter-scale': '.715' } },
  },
});
export const lead = style({
  position: stuckAside,
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  height: '100vh',
  minHeight: 760,
  padding: `104px ${space.gutter} ${aboveFoot(128)}`,
  overflow: 'clip',
  isolation: 'isolate',
  background: color.background,
  color: color.text,
  '@media': {
    [`${cut} and ${below('desktopMedium')}`]: { paddingBottom: aboveFoot(176) },
    [narrow]: {
      position: 'relative',
      height: 'auto',
      minHeight: 0,
      padding: `calc(${strip} + 21px) ${space.gutter} 30px`,
    },
  },
});
/** Both halves of a drawing are of one scale, always. */
const part = {
  position: 'absolute',
  zIndex: 0,
  top: 0,
  pointerEvents: 'none',
  vars: { '--chapter-sun': color.secondTint, '--chapter-ink': color.text },
} as const;
export const night = style({
  ...part,
  zIndex: -1,
  right: 0,
  width: '100%',
  height: '100%',
  vars: {
    '--chapter-disc': moon.disc,
    '--chapter-shade': moon.shade,
    '--chapter-sun': color.second,
    '--chapter-ink': color.background,
  },
  ...phone({
    right: '50%',
    width: `calc(50% / ${scale})`,
    height: top,
    transform: `scale(${scale})`,
    transformOrigin: '100% 0',
  }),
});
export const dawn = style({
  ...part,
  left: '50%',
  width: '50%',
  height: top,
  background: color.background,
  vars: {
    '--chapter-disc': color.secondTint,
    '--chapter-shade': 'transparent',
    '--chapter-sun': color.secondTint,
    '--chapter-ink': color.text,
  },
  ...phone({ zIndex: 1, width: `calc(50% / ${scale})`, transform: `scale(${scale})`, transformOrigin: '0 0' }),
});
/** Below so many px what floats at the seam stands beside the words. */
export const words = style({
  minWidth: 0,
  '@media': { [`${cut} and ${below('desktopMedium')}`]: { marginInlineEnd: 40 } },
});
globalStyle(`${words} h2`, {
  margin: '16px 0 32px -5px',
  fontFamily: font.display,
  fontSize: 'clamp(64px, 9vw - 33px, 96px)',
  fontWeight: weight.display,
  letterSpacing: tracking.display,
  lineHeight: leading.display,
  overflowWrap: 'anywhere',
  // The longest word of a title fits its half.
  '@media': {
    [`${cut} and ${below('desktopMedium')}`]: { fontSize: '5.5vw' },
    [narrow]: { margin: '12px 0 20px -2px', fontSize: 'clamp(40px, 13vw, 51px)' },
  },
});
globalStyle(`${chapter} h2`, { hyphens: 'auto' });
/** The page's own title is the largest; a long sum stays in one line. */
globalStyle(`${words} [data-part=hero-chapter] h2`, {
  fontSize: 'clamp(62px, 10vw - 32px, 112px)',
  ...phone({ fontSize: 'clamp(46px, 15.4vw, 60px)' }),
});
globalStyle(`${words} [data-part=home-side] h2`, {
  fontSize: 'clamp(48px, 7vw - 20px, 82px)',
  ...phone({ fontSize: 'clamp(38px, 12vw, 47px)' }),
});
globalStyle(`${words} [data-part=jackpot-fund] h2`, {
  fontSize: 'clamp(50px, 5.28vw, 76px)',
  letterSpacing: '-.065em',
  whiteSpace: 'nowrap',
  ...phone({ fontSize: 'min(clamp(32px, 10.2vw, 40px), 10.2vw)' }),
});
globalStyle(`${words} h2 > a`, { textDecoration: 'none' });
globalStyle(`${words} h2 + p`, { maxWidth: '31em', margin: 0, color: color.textMuted, fontSize: size.lead });
globalStyle(`${words} h2 + p b`, { color: color.text, fontWeight: weight.medium });
globalStyle(`${chapter} [data-part=game-feed] > ul:has(${parts('stakes', 'headline')})`, { gap: 0 });
/** A notice stands above the title, its dot of both halves. */
globalStyle(`${words} [data-part=notice-dot]`, {
  position: 'relative',
  maxWidth: '17em',
  paddingInlineStart: 26,
  marginBottom: 20,
  color: color.text,
  fontSize: 16,
  '@media': {
    [narrow]: { maxWidth: 'none', marginBottom: 14, fontSize: 14 },
    [cut]: { position: 'absolute', left: space.gutter, top: 250, margin: 0 },
  },
});
globalStyle(`${words} [data-part=notice-dot]::before`, {
  position: 'absolute',
  left: 0,
  top: 10,
  width: 14,
  height: 14,
  borderRadius: 0,
  background: `linear-gradient(90deg, ${color.second} 50%, ${color.accentText} 50%)`,
});
globalStyle(`${words} [data-part=kicker]`, {
  margin: 0,
  color: color.accentText,
  fontSize: 17,
  fontWeight: weight.medium,
});
/**
 * The edge of a phone's first sight belongs to what floats there: the first chapter's ways in, and the words above them
 * that run on, end before it. Later chapters scroll past it and take the whole column. A window so low that the title
 * stands beside it too makes that smaller.
 */
globalStyle(
  `${words} [data-part=hero-chapter] :is([data-part=kicker], h2 + p), ${chapter}:has([data-part=hero-chapter]) [data-part=chapter-ways]`,
  phone({ marginInlineEnd: lane }),
);
const lowPhone = `${narrow} and (height < 780px)`;
globalStyle(`${words} [data-part=hero-chapter] h2`, {
  '@media': { [lowPhone]: { marginInlineEnd: lane, fontSize: 'clamp(38px, 12.6vw, 60px)' } },
});
const ways = '[data-part=chapter-ways]';
globalStyle(`${chapter} ${ways}`, {
  display: 'flex',
  marginTop: 26,
  ...phone({ flexDirection: 'column', marginTop: 20 }),
});
globalStyle(`${chapter} ${ways} > *`, {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 18,
  minHeight: 60,
  padding: '0 clamp(18px, 2.1vw, 30px)',
  border: 0,
  background: color.accent,
  color: color.onAccent,
  fontSize: 17,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
  textDecoration: 'none',
  ...phone({ minHeight: 56 }),
});
globalStyle(`${chapter} ${ways} b`, { fontSize: 24, fontWeight: weight.strong });
globalStyle(`${chapter} ${ways} > a:hover`, { background: color.accentHover });
globalStyle(`${words} ${ways} > * + *`, {
  background: 'none',
  boxShadow: `inset 0 0 0 ${stroke.control} ${color.edge}`,
  color: color.text,
});
globalStyle(`${words} ${ways} > a + a:hover`, { background: color.surfaceRaised });
/** Only the first drawing of a phone lies below a header. */
globalStyle(`${chapter} ~ ${chapter} > ${lead}`, phone({ paddingTop: `calc(${strip} - 19px)` }));
for (const drawing of [night, dawn])
  globalStyle(`${chapter} ~ ${chapter} ${drawing}`, phone({ top: -40, clipPath: `inset(calc(40px / ${scale}) 0 0)` }));
/** Where the browser knows how: what leaves fades before it passes below what stays. */
globalStyle(words, {
  '@media': {
    [`${cut} and (prefers-reduced-motion: no-preference)`]: {
      animation: `${out} linear both`,
      animationTimeline: 'view(block)',
      animationRange: 'exit-crossing 0% exit-crossing 40%',
    },
  },
});

/**
 * Low windows have no room beside the ways to the chapters; in still lower ones titles are smaller than the drawing
 * beside them.
 */
globalStyle(`${words} [data-part=notice-dot]`, { '@media': { [low]: { top: 96 } } });
globalStyle(lead, { '@media': { [lowest]: { paddingBottom: 60 } } });
globalStyle(`${lead} > ${words} h2`, { '@media': { [lowest]: { fontSize: 64, marginBlock: '10px 20px' } } });
/** The line at the foot of the night takes a row more in Russian, and titles are longer. */
globalStyle(`${lead}:lang(ru)`, { '@media': { [high]: { paddingBottom: aboveFoot(172) } } });
globalStyle(`${words} [data-part=hero-chapter]:lang(ru) h2`, desk({ fontSize: 'clamp(64px, 5.6vw, 80px)' }));
