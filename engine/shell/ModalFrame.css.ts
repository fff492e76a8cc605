import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below } from '../theme/media';
import { tokens } from '../theme/tokens.css';

const { color, motion, radius, shadow, space, stroke } = tokens;
const rise = keyframes({ from: { opacity: 0, translate: '0 16px' } });
const climb = keyframes({ from: { translate: '0 100%' } });
const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ '50%': { opacity: 0.5 } });
/** Space above the panel; less on low screens. */
const top = 'min(112px, 12dvh)';

/**
 * The whole window on the browser's top layer; a press on it is one beside the panel. It goes as it came, while its
 * content stays.
 */
export const frame = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  padding: `${top} 16px 24px`,
  border: 0,
  background: 'none',
  color: color.text,
  overflow: 'hidden',
  opacity: 0,
  transition: `opacity 150ms ${motion.easing}, translate 150ms ${motion.easing}, overlay 150ms allow-discrete, display 150ms allow-discrete`,
  // It takes the focus when it opens, but there is nothing to press on it; a template's ring would say otherwise.
  outline: 'none !important',
  selectors: {
    '&[open]': {
      display: 'grid',
      justifyItems: 'center',
      alignItems: 'start',
      opacity: 1,
      animation: `${rise} ${motion.duration} ${motion.easing}`,
    },
    '&::backdrop': {
      background: 'none',
      transition: `background-color 150ms, overlay 150ms allow-discrete, display 150ms allow-discrete`,
    },
    '&[open]::backdrop': { background: color.scrim, animation: `${appear} ${motion.duration}` },
  },
  '@media': {
    [below('tablet')]: {
      padding: '48px 0 0',
      translate: '0 100%',
      selectors: {
        '&[open]': { alignItems: 'end', translate: 'none', animation: `${climb} ${motion.duration} ${motion.easing}` },
      },
    },
  },
});

/** A window over the page, or on phones a sheet from the foot of the screen. */
export const panel = style({
  boxSizing: 'border-box',
  width: 'min(440px, 100%)',
  maxHeight: '100%',
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  boxShadow: shadow.overlay,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  selectors: { '&[data-width=wide]': { width: 'min(560px, 100%)' } },
  '@media': {
    [below('tablet')]: {
      width: '100%',
      borderWidth: `${stroke.decor} 0 0`,
      borderRadius: `${radius.large} ${radius.large} 0 0`,
      paddingBottom: 'env(safe-area-inset-bottom, 0px)',
      selectors: { '&[data-width=wide]': { width: '100%' } },
    },
  },
});

/** What stands there where the code of the panel fails to load. */
globalStyle(`${frame} > [data-broken-widget]`, {
  boxSizing: 'border-box',
  width: 440,
  maxWidth: '100%',
  background: color.surface,
  boxShadow: shadow.overlay,
});

/** The page behind does not scroll; where its scroll bar took room, that room stays. */
globalStyle('html[data-modal]', { overflow: 'hidden' });
globalStyle('html[data-modal=bar]', { scrollbarGutter: 'stable' });

/** Stands for content on its way, as high as a small form: a heading, two fields, a button. */
export const skeleton = style({ display: 'grid', gap: 20, padding: `28px ${space.inside} 32px` });
globalStyle(`${skeleton} > i`, {
  height: 44,
  borderRadius: radius.small,
  background: color.surfaceHigh,
  animation: `${breathe} 1.6s ease-in-out infinite`,
});
globalStyle(`${skeleton} > :is(i:nth-of-type(1), i:nth-of-type(2), i:nth-of-type(4))`, { width: '74%', height: 20 });
globalStyle(`${skeleton} > i:nth-of-type(1)`, { width: '42%', marginBottom: 16 });
