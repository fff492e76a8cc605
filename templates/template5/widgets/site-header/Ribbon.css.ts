import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from, tokens } from '../../../../engine/theme';

/** The sky behind the ribbon; a page's own stage may be pulled up over its lower part. */
export const stage = style({
  position: 'relative',
  padding: '22px 0 96px',
  background: tokens.color.thirdTint,
  '@media': { [below('tablet')]: { padding: '12px 0 84px' } },
});

export const ribbon = style({
  position: 'relative',
  zIndex: 3,
  width: 'min(1320px, 100% - 84px)',
  height: tokens.layout.header,
  marginInline: 'auto',
  '@media': { [below('tablet')]: { width: 'calc(100% - 36px)' } },
});

const edge = style({
  position: 'absolute',
  top: 16,
  width: 74,
  height: tokens.layout.header,
  '::before': { content: '', position: 'absolute', inset: 0, background: tokens.color.accentHover },
  '::after': {
    content: '',
    position: 'absolute',
    bottom: 0,
    width: 36,
    height: 16,
    background: tokens.color.accentDeep,
  },
  '@media': { [below('tablet')]: { top: 12, width: 34, '::after': { width: 16, height: 12 } } },
});

export const tail = styleVariants({
  left: [
    edge,
    {
      left: -38,
      '::before': { clipPath: 'polygon(0 0, 100% 0, 100% 100%, 0 100%, 24px 50%)' },
      '::after': { right: 0, clipPath: 'polygon(0 0, 100% 0, 100% 100%)' },
      '@media': {
        [below('tablet')]: { left: -18, '::before': { clipPath: 'polygon(0 0, 100% 0, 100% 100%, 0 100%, 10px 50%)' } },
      },
    },
  ],
  right: [
    edge,
    {
      right: -38,
      '::before': { clipPath: 'polygon(0 0, 100% 0, calc(100% - 24px) 50%, 100% 100%, 0 100%)' },
      '::after': { left: 0, clipPath: 'polygon(0 0, 100% 0, 0 100%)' },
      '@media': {
        [below('tablet')]: {
          right: -18,
          '::before': { clipPath: 'polygon(0 0, 100% 0, calc(100% - 10px) 50%, 100% 100%, 0 100%)' },
        },
      },
    },
  ],
});

/** The ribbon itself with a dashed seam along both edges; what has focus on it is ringed in its own light colour. */
export const band = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  // What a player has stands whole; the crest shrinks to it.
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(max-content, 1fr)',
  alignItems: 'center',
  gap: 12,
  padding: '0 28px',
  background: tokens.color.accent,
  color: tokens.color.onAccent,
  vars: { [tokens.color.focus]: tokens.color.onAccent },
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    top: 6,
    borderTop: `2px dashed color-mix(in oklab, ${tokens.color.onAccent} 50%, transparent)`,
    pointerEvents: 'none',
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    bottom: 6,
    borderTop: `2px dashed color-mix(in oklab, ${tokens.color.onAccent} 50%, transparent)`,
    pointerEvents: 'none',
  },
  '@media': {
    [below('desktopMedium')]: { padding: '0 16px' },
    [below('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', padding: '0 12px' },
    [below('tablet')]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 6, padding: '0 10px 0 4px' },
  },
});

export const start = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  '@media': { [below('tablet')]: { display: 'none' } },
});
export const menu = style({ flex: 'none', '@media': { [below('desktop')]: { display: 'none' } } });
/** Widths at which everything stands beside the crest, and hardly fits. */
const narrow = `${from('desktop')} and ${below('desktopMedium')}`;
export const search = style({ flex: '0 1 auto', minWidth: 0, '@media': { [narrow]: { flexBasis: 46 } } });
export const end = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 6, minWidth: 0 });
export const language = style({ '@media': { [below('tablet')]: { display: 'none' } } });
/**
 * Beside the crest its code stands for the name of the language, and where hardly anything fits, for the globe as well.
 */
const short = `${from('desktop')} and ${below(1400)}`;
/** A word cut in its middle says less than the sign alone. */
globalStyle(`${search} input::placeholder`, { '@media': { [short]: { opacity: 0 } } });
globalStyle(`${language} [data-code]`, { '@media': { [short]: { fontSize: 0 } } });
globalStyle(`${language} [data-code]::before`, {
  '@media': { [short]: { content: 'attr(data-code)', fontSize: tokens.size.small } },
});
globalStyle(`${language} summary > svg:first-child`, { '@media': { [narrow]: { display: 'none' } } });

export const crest = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 292,
  height: 112,
  marginBlock: -20,
  translate: '0 3px',
  borderRadius: tokens.radius.small,
  color: tokens.color.accent,
  vars: { [tokens.color.focus]: tokens.color.text },
  '@media': {
    [below('desktopMedium')]: { width: 184, height: 96 },
    [below('desktop')]: { width: 168, height: 92 },
    [below('tablet')]: { width: 150, height: 84 },
    [below('mobileMedium')]: { width: 114, height: 74 },
  },
});

export const plate = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' });
export const plateFill = style({
  fill: tokens.color.surfaceHigh,
  stroke: tokens.color.text,
  strokeWidth: tokens.stroke.strong,
});
export const plateLine = style({ fill: 'none', stroke: tokens.color.second, strokeWidth: tokens.stroke.strong });
export const brand = style({
  position: 'relative',
  minHeight: 44,
  justifyContent: 'center',
  width: '60%',
  '@media': { [below('tablet')]: { width: '72%' } },
});
globalStyle(`${brand} img`, { width: '100%', height: 'auto', maxHeight: 72 });
