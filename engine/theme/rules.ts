import { below, from } from './media';
import { tokens } from './tokens.css';

/** Rules to spread into a style: for screen readers only. A class of its own is `visuallyHidden`. */
export const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Rules to spread into a style: what is `hidden` is seen again, where it stands. */
export const shown = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  margin: 0,
  overflow: 'visible',
  clipPath: 'none',
} as const;

/** Rules to spread into a style: a button without the browser's looks, its sign in the middle. */
export const bareButton = {
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
} as const;

/**
 * Rules to spread into a style: of a row that scrolls, and does not snap, this is in its middle from the start. Where
 * no row scrolls, the page itself would start there.
 */
export const startsInView = { scrollInitialTarget: 'nearest', scrollSnapAlign: 'center' } as const;

/** Rules to spread into a style: the box that says why nothing is there. */
export const emptyBox = {
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  padding: '32px 24px',
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.medium,
  background: tokens.color.surface,
} as const;

/**
 * Rules to spread into a style: a code for cameras, which need dark cells on a light ground: the colours are those of
 * paper, whatever the skin.
 */
export const paperCode = {
  display: 'block',
  width: '100%',
  borderRadius: tokens.radius.small,
  colorScheme: 'light',
  forcedColorAdjust: 'none',
  background: 'Canvas',
  fill: 'CanvasText',
} as const;

/**
 * Rules to spread into a `::before`: the lamp of what is live, on a flag over a picture (`overlay`). What is lit on a
 * page's grounds may be dark in a light template, so it is mixed with the flag's own ink: at least 3:1 in every
 * template (WCAG 2.2 AA, 1.4.11).
 */
export const overlayLamp = {
  content: '',
  display: 'inline-block',
  borderRadius: '50%',
  background: `color-mix(in oklab, ${tokens.color.live} 55%, ${tokens.color.onOverlay})`,
} as const;

/** Rules to spread into a style: a panel of settings, its parts one below the other. */
export const panel = {
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  minWidth: 0,
  padding: 'clamp(18px, 3vw, 28px)',
  border: `${tokens.stroke.decor} solid ${tokens.color.line}`,
  borderRadius: tokens.radius.large,
  background: tokens.color.surface,
} as const;

/** Rules to spread into a style: a picture that covers what it is placed in, cut where the shapes differ. */
export const covering = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' } as const;

/** Rules to spread into a style: a line of words and figures below a hairline. */
export const ruledLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  gap: '0 20px',
  padding: '8px 0',
  borderTop: `${tokens.stroke.decor} solid ${tokens.color.line}`,
} as const;

/** Where such a line is short, all lines alike: its name above, the rest below from side to side. */
const shortLine = `${below('tablet')}, ${from(960)} and ${below('desktopMedium')}`;
/** Rules to spread into a style: the name of a ruled line. */
export const ruledName = { '@media': { [shortLine]: { flexBasis: '100%' } } } as const;
/** Rules to spread into a style: what stands in the middle of a ruled line. */
export const ruledWords = { '@media': { [shortLine]: { flexGrow: 1 } } } as const;

/**
 * Rules to spread into a style: a cell filled with `background`. What is told by colour elsewhere is told by `ink` on
 * it; lines and the tracks of bars are a fifth of it.
 */
export function filledCell(background: string, ink: string) {
  const { color } = tokens;
  const track = `color-mix(in oklab, ${ink} 20%, ${background})`;
  return {
    background,
    color: ink,
    vars: {
      [color.text]: ink,
      [color.textMuted]: ink,
      [color.textFaint]: ink,
      [color.accentText]: ink,
      [color.figure]: ink,
      [color.focus]: ink,
      [color.edge]: ink,
      [color.line]: track,
      [color.surfaceHigh]: track,
    },
  };
}

/**
 * Rules to spread into the bar of a mission that is `height` px high: five pieces with round ends and `gap` px between
 * them.
 */
export function segments(gap: number, height: number) {
  const round = height / 2;
  const disc = (at: string) =>
    `radial-gradient(circle ${round}px at ${at} 50%, ${tokens.color.text} ${round - 0.5}px, transparent)`;
  const end = `100% - ${gap + round}px`;
  return {
    height,
    borderRadius: 0,
    mask: `${disc(`${round}px`)}, ${disc(`calc(${end})`)}, linear-gradient(90deg, transparent ${round}px, ${tokens.color.text} 0 calc(${end}), transparent 0)`,
    maskSize: `calc((100% + ${gap}px) / 5) 100%`,
  } as const;
}

/**
 * Tones of a moon of `ink` in the light of `glow`: its disc, the shade on it, and the paler shade of a moon that keeps
 * behind what is read.
 */
export function moonTones(ink: string, glow: string) {
  const mixed = (share: number) => `color-mix(in oklab, ${ink} ${share}%, ${glow})`;
  return { disc: mixed(72), shade: mixed(30), paleShade: mixed(40) } as const;
}

/**
 * Rules to spread into a style: a `<progress>` without the browser's looks. The filled part ends with `fillRadius`,
 * as round as the bar itself unless it says otherwise.
 */
export function progressBar({
  height,
  radius,
  track,
  fill,
  fillRadius = radius,
}: {
  readonly height: number;
  readonly radius: number | string;
  readonly track: string;
  readonly fill: string;
  readonly fillRadius?: number | string;
}) {
  const inner = { border: 0, borderRadius: fillRadius };
  return {
    height,
    border: 0,
    borderRadius: radius,
    overflow: 'hidden',
    appearance: 'none',
    background: track,
    selectors: {
      '&::-webkit-progress-bar': { ...inner, background: track },
      '&::-webkit-progress-value': { ...inner, background: fill },
      '&::-moz-progress-bar': { ...inner, background: fill },
    },
  } as const;
}

/** Rules to spread into a style: a name that slides out of a rail of signs as one solid bar; shown by `slideOut`. */
export const slideOutLabel = {
  position: 'absolute',
  insetInlineStart: '100%',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  padding: '0 22px 0 4px',
  background: tokens.color.accentDeep,
  color: tokens.color.onAccentDeep,
  fontSize: 15,
  fontWeight: tokens.weight.strong,
  whiteSpace: 'nowrap',
  clipPath: 'inset(0 100% 0 0)',
  pointerEvents: 'none',
  transition: `clip-path ${tokens.motion.duration} ${tokens.motion.easing}`,
} as const;

/** Shows a `slideOutLabel`. */
export const slideOut = { clipPath: 'inset(0)' } as const;

/**
 * Variable of the whole page: the height that the foot of a page leaves to what floats over it. A rule that asked the
 * page's layout itself what floats there would style all of a page again with each change of it.
 */
export const bottomInset = '--lv-bottom-inset';
/**
 * Variable of the whole page: how far what floats reaches from the edge of the window; where a page's column ends
 * before that, its foot leaves no room.
 */
export const floatReach = '--lv-float-reach';
