import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, covering, overlayLamp, tokens } from '../../../../../engine/theme';

const { color, motion, radius, size, stroke, weight } = tokens;
const ease = `${motion.duration} ${motion.easing}`;
const narrow = below('tablet');
const dim = (part: number) => `color-mix(in oklab, ${color.edge} ${part}%, ${color.onAccent})`;
const metal = `linear-gradient(155deg, ${color.second}, ${color.accent} 26%, ${color.edge} 50%, ${color.accent} 70%, ${dim(62)})`;
const bronze = `linear-gradient(150deg, ${dim(42)}, ${dim(8)} 40%, ${dim(26)} 70%, ${dim(2)})`;

const corners = ['0 0', '100% 0', '0 100%', '100% 100%'];
const steps = ['18px 6px', '12px 12px', '6px 18px'];
const brackets = corners
  .flatMap((corner) => steps.map((step) => `linear-gradient(${color.text} 0 0) ${corner} / ${step} no-repeat`))
  .join();

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  minWidth: 0,
});

/** A band of bronze between two lines; the gilding lies above it and shows under a pointer. */
export const frame = style({
  position: 'relative',
  width: '100%',
  padding: 8,
  borderRadius: radius.medium,
  background: bronze,
  boxShadow: `0 0 0 1.5px ${color.edge}, 0 16px 26px ${color.scrim}`,
  transition: `box-shadow ${ease}`,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    background: metal,
    opacity: 0,
    transition: `opacity ${ease}`,
  },
  // Brackets on the corners, in three steps.
  '::after': { content: '', position: 'absolute', inset: -1, background: metal, mask: brackets, pointerEvents: 'none' },
  '@media': { [narrow]: { padding: 6 } },
});

export const painting = style({
  position: 'relative',
  border: '2px solid',
  borderColor: `${color.second} ${color.edge} ${color.edge} ${color.accent}`,
  borderRadius: 2,
  overflow: 'hidden',
  background: color.surface,
});
export const shapes = styleVariants({
  portrait: { aspectRatio: '3 / 4' },
  square: { aspectRatio: '1' },
  wide: { aspectRatio: '16 / 10' },
  landscape: { aspectRatio: '16 / 10' },
});
export const picture = style({ ...covering });

/** The light that is on while one looks: dark below, the way in over it. */
export const play = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'end center',
  paddingBottom: 26,
  background: `linear-gradient(transparent 40%, ${color.overlay})`,
  color: color.onAccent,
  opacity: 0,
  transition: `opacity ${ease}`,
});
globalStyle(`${play} > svg`, {
  width: 58,
  height: 58,
  padding: '17px 15px 17px 19px',
  borderRadius: '50%',
  background: metal,
  fill: 'currentColor',
});

export const badge = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: 16,
  top: 16,
  maxWidth: 'calc(100% - 68px)',
  padding: '0 9px',
  overflow: 'hidden',
  borderRadius: 2,
  background: color.overlay,
  color: color.onOverlay,
  boxShadow: `inset 0 0 0 ${stroke.decor} ${color.edge}`,
  fontSize: 12,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '24px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { insetInlineStart: 12, top: 12 } },
});
export const liveBadge = style([badge, { '::before': { ...overlayLamp, width: 7, height: 7, marginInlineEnd: 7 } }]);

/**
 * Brass over the frame's lower edge, a screw at each end. It is not positioned: the name's link covers the whole card.
 */
const screw = (x: string) => `radial-gradient(circle at ${x} 50%, ${dim(30)} 2.2px, transparent 3px)`;
export const plate = style({
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 'calc(100% - 28px)',
  height: 32,
  marginTop: -15,
  padding: '0 16px',
  borderRadius: radius.small,
  background: `${screw('8px')}, ${screw('calc(100% - 8px)')}, linear-gradient(175deg, ${color.second}, ${color.accent} 35%, color-mix(in oklab, ${color.accent} 62%, ${color.edge}))`,
  boxShadow: `0 4px 10px ${color.scrim}, inset 0 0 0 ${stroke.decor} ${color.second}`,
  '@media': { [narrow]: { width: 'calc(100% - 12px)', padding: '0 14px' } },
});
export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  color: color.onAccent,
  fontSize: 14,
  fontWeight: weight.strong,
  lineHeight: '20px',
  textDecoration: 'none',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 2 },
  '@media': { [narrow]: { fontSize: size.tiny } },
});
export const facts = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '1px 8px',
  width: '100%',
  margin: '9px 0 0',
  padding: '0 4px',
  color: color.textMuted,
  fontSize: size.tiny,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { flexDirection: 'column', alignItems: 'center' } },
});
export const studio = style({ minWidth: 0, maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' });
export const figure = style({
  color: color.figure,
  fontSize: 15,
  fontWeight: weight.strong,
  '@media': { [narrow]: { fontSize: 14 } },
});

export const favourite = style({
  position: 'absolute',
  zIndex: 3,
  insetInlineEnd: 16,
  top: 16,
  borderRadius: '50%',
  selectors: { '&[aria-pressed="true"]': { color: color.figure } },
  '@media': { '(pointer: coarse)': { insetInlineEnd: 8, top: 8 } },
});

/** The picture light above the frame, with its beam. */
const lit = { '@media': { '(hover: hover)': { opacity: 1 } } };
globalStyle(`${card}::before`, {
  content: '',
  position: 'absolute',
  zIndex: 3,
  left: 'calc(50% - 104px)',
  top: -13,
  width: 208,
  height: 180,
  background: `${metal} 50% 0 / 104px 11px no-repeat, radial-gradient(60% 100% at 50% 6%, color-mix(in oklab, ${color.second} 42%, transparent), transparent 72%)`,
  clipPath: 'polygon(25% 0, 75% 0, 75% 6%, 100% 100%, 0 100%, 25% 6%)',
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${ease}`,
});
for (const part of [`${card}:hover::before`, `${card}:hover > ${frame}::before`, `${card}:hover ${play}`])
  globalStyle(part, lit);
globalStyle(`${card}:hover > ${frame}`, {
  '@media': {
    '(hover: hover)': {
      boxShadow: `0 0 0 1.5px ${color.second}, 0 0 44px color-mix(in oklab, ${color.accent} 40%, transparent)`,
    },
  },
});
const focused = `${card}:has(${name}:focus-visible)`;
for (const part of [`${focused}::before`, `${focused} ${play}`]) globalStyle(part, { opacity: 1 });
globalStyle(`${focused} > ${frame}`, { outline: `2px solid ${color.focus}`, outlineOffset: 3 });
