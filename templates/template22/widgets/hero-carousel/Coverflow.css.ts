import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { bareButton, below, from, tallScripts, tokens } from '../../../../engine/theme';

const { color, font, layout, leading, motion, radius, size, space, stroke, tracking, weight } = tokens;
const narrow = below('desktop');
const faint = (part: number) => `color-mix(in oklab, ${color.onOverlay} ${part}%, transparent)`;
const pane = `color-mix(in oklab, ${color.overlay} 76%, transparent)`;

export const stage = style({ display: 'flex', flexDirection: 'column', minWidth: 0, overflow: 'hidden' });

/** What stands over the covers: a headline in two lines at the start, a box at the end. */
export const aside = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  minHeight: 133,
  gap: 24,
  width: '100%',
  maxWidth: `calc(${layout.container} + 2 * ${space.gutter})`,
  margin: '0 auto 27px',
  padding: `0 ${space.gutter}`,
  boxSizing: 'border-box',
  ':empty': { display: 'none' },
  '@media': { [narrow]: { minHeight: 87, marginBottom: 25 } },
});
globalStyle(`${aside} > h1`, {
  maxWidth: '11em',
  margin: 0,
  fontFamily: font.display,
  fontSize: 'clamp(28px, 10.6vw, 44px)',
  fontWeight: weight.display,
  letterSpacing: tracking.display,
  lineHeight: 0.98,
  textWrap: 'balance',
  '@media': { [from('desktop')]: { fontSize: 56 }, [from('desktopMedium')]: { fontSize: 68 } },
});

/** Height of the covers; their width follows from it. */
const height = '--cover-height';
const width = '--cover-width';
export const flow = style({
  position: 'relative',
  vars: { [height]: '382px', [width]: '286px', '--cover-step': '1' },
  paddingBottom: 17,
  touchAction: 'pan-y',
  '@media': { [narrow]: { vars: { [height]: '275px', [width]: '206px', '--cover-step': '.7' }, paddingBottom: 26 } },
});

export const covers = style({
  position: 'relative',
  height: `var(${height})`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  perspective: 1500,
  '@media': { [narrow]: { perspective: 900 } },
});

export const cover = style({
  position: 'absolute',
  insetInlineStart: '50%',
  top: 0,
  width: `var(${width})`,
  height: `var(${height})`,
  marginInlineStart: `calc(var(${width}) / -2)`,
  borderRadius: radius.medium,
  containerType: 'inline-size',
  opacity: 0,
  transition: `transform ${motion.duration} ${motion.easing}, opacity ${motion.duration} ${motion.easing}`,
  WebkitBoxReflect: `below 3px linear-gradient(transparent 74%, ${faint(33)})`,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    background: color.background,
    boxShadow: `inset 0 0 0 1px ${faint(25)}, inset 0 1px 0 ${faint(50)}`,
    opacity: 0,
    pointerEvents: 'none',
    transition: `opacity ${motion.duration} ${motion.easing}`,
  },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none', '::after': { transition: 'none' } } },
});

/** Places left and right of the middle: px to the side, px into the depth, and how dark its veil is. */
const places = [
  [0, 60, 0],
  [230, -110, 0.22],
  [380, -180, 0.32],
  [530, -250, 0.42],
] as const;
places.forEach(([side, depth, veil], far) => {
  for (const sign of far === 0 ? [0] : [-1, 1]) {
    const at = `${cover}[data-at="${sign * far}"]`;
    const moved = `translateX(calc(${sign * side}px * var(--cover-step))) translateZ(${depth}px)`;
    globalStyle(at, { zIndex: 9 - far, opacity: 1, transform: `${moved} rotateY(${-46 * sign}deg)` });
    globalStyle(`${at}::after`, { opacity: veil });
  }
});
globalStyle(`${cover}[data-at="0"]::after`, { opacity: 1, background: 'none' });

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  borderRadius: 'inherit',
  objectFit: 'cover',
});
export const lettering = style({
  position: 'absolute',
  inset: 'auto 0 0',
  padding: '56px 25% 7% 8%',
  borderRadius: `0 0 ${radius.medium} ${radius.medium}`,
  background: `linear-gradient(transparent, color-mix(in oklab, ${color.overlay} 72%, transparent))`,
  color: color.onOverlay,
  fontFamily: font.display,
  fontSize: 'clamp(28px, 16cqi, 46px)',
  fontWeight: 900,
  letterSpacing: tracking.display,
  lineHeight: 0.95,
  maxHeight: '100%',
  overflow: 'hidden',
  boxSizing: 'border-box',
  overflowWrap: 'anywhere',
  selectors: { ...tallScripts, '&[data-long]': { paddingInlineEnd: '8%', fontSize: 'clamp(20px, 11cqi, 32px)' } },
});
export const way = style({
  ...bareButton,
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  borderRadius: radius.medium,
  selectors: { '&:focus-visible': { outline: `${stroke.strong} solid ${color.focus}`, outlineOffset: -6 } },
});

const arrow = style({
  ...bareButton,
  position: 'absolute',
  top: `calc(var(${height}) / 2 - 27px)`,
  zIndex: 10,
  width: 54,
  height: 54,
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.round,
  background: pane,
  color: color.onOverlay,
  ':hover': { background: color.overlay },
  '@media': { [narrow]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});
export const arrows = styleVariants({ back: [arrow, { insetInlineStart: 20 }], next: [arrow, { insetInlineEnd: 20 }] });

export const caption = style({
  position: 'relative',
  zIndex: 10,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  width: 'fit-content',
  minWidth: 'min(300px, 80%)',
  minHeight: 66,
  maxWidth: 'min(520px, 92%)',
  margin: '32px auto 0',
  padding: '9px 10px 9px 22px',
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: pane,
  color: color.onOverlay,
  boxSizing: 'border-box',
  '@media': { [narrow]: { marginTop: 26 } },
});
export const words = style({ flex: '1 1 auto', minWidth: 0 });
export const title = style({
  overflow: 'hidden',
  margin: 0,
  fontSize: size.lead,
  fontWeight: weight.display,
  lineHeight: leading.heading,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const place = style({
  overflow: 'hidden',
  margin: 0,
  fontSize: size.small,
  lineHeight: 1.25,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  opacity: 0.85,
});
export const play = style({ flex: 'none', minHeight: 46 });
