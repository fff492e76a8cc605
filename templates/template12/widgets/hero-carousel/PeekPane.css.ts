import { createVar, style } from '@vanilla-extract/css';
import { below, growing, tallScripts, tokens } from '../../../../engine/theme';
import { slidePlace, slideTrack } from '../../../../widgets/hero-carousel/rules';

const { color, leading, motion, radius, shadow, size, space, stroke, tracking, weight } = tokens;
const width = createVar();
const height = createVar();
const frame = createVar();
/** Most of a slide that its words may cover. */
const room = createVar();
const narrow = below('tablet');
const resting = '[data-active] > &';

export const stage = style({
  position: 'relative',
  gridColumn: '1 / -1',
  minWidth: 0,
  containerType: 'inline-size',
  vars: { [width]: 'min(1000px, 100cqi)', [height]: growing(456, 200), [frame]: '8px', [room]: growing(430, 200) },
  '@media': {
    '(width < 1180px)': { vars: { [width]: '86cqi', [height]: growing(420, 240), [room]: '52%' } },
    [narrow]: { vars: { [width]: 'calc(100cqi - 28px)', [height]: growing(430, 240), [frame]: '6px' } },
  },
});

/** The row goes on to the edge of the page; the room before and below is for the shadows. */
export const track = style({
  ...slideTrack,
  gap: space.item,
  marginInline: '-16px calc((100cqi - 100vw) / 2)',
  padding: '0 0 40px 16px',
  scrollPaddingInlineStart: 16,
  marginBlockEnd: -40,
});

export const place = style({
  ...slidePlace,
  position: 'relative',
  boxSizing: 'border-box',
  width,
  height,
  border: `${frame} solid ${color.surfaceRaised}`,
  borderRadius: radius.large,
  overflow: 'clip',
  background: color.accentTint,
  boxShadow: shadow.raised,
});

export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '72% 50%',
  transition: `translate ${motion.duration} ${motion.easing}`,
  /** Of the next slide only its beginning is in sight: its subject comes there. */
  selectors: { '[data-active] + * > &': { translate: '-54% 0' } },
  /** A phone shows the subject above the pane. */
  '@media': {
    [narrow]: {
      height: '62%',
      objectPosition: '70% 50%',
      mask: `linear-gradient(${color.text} 82%, transparent)`,
      selectors: { '[data-active] + * > &': { translate: 'none' } },
    },
  },
});

/** On the slide that is shown all of the words; on the one that peeks its name. */
export const pane = style({
  position: 'absolute',
  left: 20,
  bottom: 20,
  boxSizing: 'border-box',
  width: 'min(272px, 100% - 40px)',
  padding: '14px 18px',
  borderRadius: 20,
  background: `color-mix(in oklab, ${color.surfaceRaised} 84%, transparent)`,
  color: color.text,
  '@supports': { '(backdrop-filter: blur(1px))': { backdropFilter: 'blur(16px) saturate(1.3)' } },
  selectors: { [resting]: { left: 28, bottom: 28, width: `min(${growing(430, 200)}, ${room})`, padding: '28px 30px' } },
  '@media': {
    [narrow]: {
      left: 10,
      bottom: 10,
      selectors: { [resting]: { left: 10, bottom: 10, width: 'calc(100% - 20px)', padding: 18 } },
    },
  },
});
const shown = `[data-active] > ${pane} > &`;

export const kicker = style({
  margin: 0,
  color: color.second,
  fontSize: size.small,
  fontWeight: weight.strong,
  lineHeight: 1.3,
});
export const title = style({
  margin: '2px 0 0',
  fontSize: 22,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: 1.15,
  textWrap: 'balance',
  selectors: {
    ...tallScripts,
    [shown]: {
      margin: '6px 0 10px',
      fontSize: 'clamp(32px, 3.5vw, 50px)',
      letterSpacing: tracking.display,
      lineHeight: leading.display,
    },
  },
});
export const subtitle = style({ display: 'block' });
const onlyShown = { display: 'none' } as const;
export const text = style({
  ...onlyShown,
  margin: '0 0 20px',
  maxWidth: '23em',
  fontSize: size.lead,
  selectors: { [shown]: { display: 'block' } },
  '@media': { [narrow]: { selectors: { [shown]: { display: 'none' } } } },
});
export const way = style({
  selectors: {
    [`[data-active] > ${pane} > &`]: { display: 'inline-flex' },
    [`:not([data-active]) > ${pane} > &`]: { display: 'none' },
  },
});

export const controls = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 10,
  boxSizing: 'border-box',
  width,
  padding: `calc(${frame} + 16px) calc(${frame} + 18px) 0`,
  pointerEvents: 'none',
  '@media': {
    '(scripting: none)': { display: 'none' },
    [narrow]: { padding: `calc(${frame} + 8px) calc(${frame} + 8px) 0` },
  },
});
const button = style({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: `${stroke.decor} solid transparent`,
  borderRadius: radius.control,
  background: `color-mix(in oklab, ${color.surfaceRaised} 84%, transparent)`,
  color: color.text,
  cursor: 'pointer',
  pointerEvents: 'auto',
  transition: `background-color ${motion.duration} ${motion.easing}`,
  ':hover': { background: color.surfaceRaised },
});
export const arrow = style([button, { '@media': { [narrow]: { display: 'none' } } }]);
export const control = style([
  button,
  { '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' }, [narrow]: { width: 44, height: 44 } } },
]);
