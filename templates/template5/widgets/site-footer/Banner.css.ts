import { globalStyle, style } from '@vanilla-extract/css';
import { below, rays, tokens } from '../../../../engine/theme';

const ground = tokens.color.accentDeep;

export const footer = style({
  position: 'relative',
  gridColumn: '1 / -1',
  color: tokens.color.onAccentDeep,
  vars: { [tokens.color.focus]: tokens.color.onAccentDeep },
});

/** Stripes of 48 px with rounded ends that hang over the field. */
export const awning = style({
  position: 'relative',
  zIndex: 2,
  height: 64,
  marginBottom: -24,
  background: `linear-gradient(90deg, ${tokens.color.accent} 50%, ${tokens.color.surfaceHigh} 0) 50% 0 / 96px 100%`,
  mask: `linear-gradient(${tokens.color.text} 40px, transparent 0), radial-gradient(circle at 24px 40px, ${tokens.color.text} 23.5px, transparent 24px) calc(50% - 24px) 0 / 48px 64px repeat-x`,
});

/** A sunburst from where the big wheel stands. */
export const field = style({
  overflow: 'hidden',
  padding: `52px max(${tokens.space.gutter}, (100% - ${tokens.layout.container}) / 2) 0`,
  background: rays('calc(50% + 480px) 220px'),
  '@media': { [below('desktop')]: { background: rays('70% 420px'), paddingTop: 56 } },
});

export const call = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: 252,
  boxSizing: 'border-box',
  paddingBottom: 28,
  '@media': { [below('desktop')]: { display: 'block', paddingBottom: 206 } },
});
export const words = style({ position: 'relative', zIndex: 1, flex: '0 1 700px', minWidth: 0, width: '100%' });
export const title = style({
  margin: 0,
  fontSize: 'clamp(54px, 7.2vw, 104px)',
  fontWeight: tokens.weight.display,
  letterSpacing: tokens.tracking.display,
  lineHeight: tokens.leading.display,
});
export const text = style({ maxWidth: '30em', fontSize: tokens.size.lead });
export const picture = style({
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: 520,
  height: 280,
  overflow: 'visible',
  '@media': { [below('desktop')]: { width: 330, height: 178 } },
});

/** Covers the sunburst over the whole width of the page. */
export const band = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '14px 40px',
  padding: '16px 0 24px',
  borderTop: `3px dotted color-mix(in oklab, ${tokens.color.onAccentDeep} 40%, ${ground})`,
  background: ground,
  boxShadow: `0 0 0 100vmax ${ground}`,
  clipPath: 'inset(0 -100vmax)',
  '@media': { [below('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 } },
});
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const link = style({
  display: 'block',
  padding: '4px 0',
  color: 'inherit',
  fontSize: 16,
  fontWeight: tokens.weight.strong,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '@media': { '(pointer: coarse)': { minWidth: 44, padding: '11px 0' } },
});
export const marks = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 });
globalStyle(`${marks} ul`, { margin: 0, gap: 8 });
export const mark = style({
  selectors: {
    /** Above the mark's own look, whichever of the two sheets comes first. */
    [`${marks} &`]: {
      width: 50,
      height: 32,
      border: 0,
      borderRadius: 9,
      background: `color-mix(in oklab, ${tokens.color.onAccentDeep} 14%, transparent)`,
      color: tokens.color.onAccentDeep,
    },
  },
});
export const age = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  boxSizing: 'border-box',
  paddingTop: 3,
  border: `3px solid ${tokens.color.second}`,
  borderRadius: '50%',
  color: tokens.color.second,
  fontSize: 16,
  fontWeight: tokens.weight.heading,
});
export const small = style({ gridColumn: '1 / -1', maxWidth: '66em', fontSize: tokens.size.small });
globalStyle(`${small} p`, { margin: '0 0 4px' });
