import { globalStyle, style } from '@vanilla-extract/css';
import { below, inPairs, ink, tokens } from '../../../../engine/theme';
import { breakpoints } from '../../template.json';

const { color, font, layout, leading, radius, size, space, stroke, tracking, weight } = tokens;
const narrow = below(breakpoints.template21Custom);
const edge = `${stroke.decor} solid ${color.line}`;
const paper = color.background;
const lighter = `color-mix(in oklab, ${color.accent} 91%, ${color.onAccent})`;
const margin = `max(${space.gutter}, (100% - ${layout.container}) / 2)`;
const dot = `radial-gradient(circle, color-mix(in oklab, ${color.text} 45%, transparent) 34%, transparent 38%)`;

export const footer = style({ borderTop: edge, background: color.text, color: paper, vars: { [color.focus]: paper } });
/** Rays from behind the words; printed dots at the end. */
export const field = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignItems: 'center',
  minHeight: 280,
  padding: `40px ${margin}`,
  background: `repeating-conic-gradient(at 30% 54%, ${color.accent} 0 7deg, ${lighter} 7.2deg 14deg)`,
  color: color.onAccent,
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    background: `${dot} 0 0 / 16px 16px, ${dot} 8px 8px / 16px 16px`,
    maskImage: `linear-gradient(270deg, ${color.text}, transparent 38%)`,
  },
  '@media': {
    [narrow]: { background: `repeating-conic-gradient(at 34% 50%, ${color.accent} 0 11deg, ${lighter} 11.2deg 22deg)` },
  },
});

/** The invitation: lettering at the start, its sentence in a box and the button at the end. */
globalStyle(`${field} > section`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px',
  gridTemplateRows: '1fr auto auto 1fr',
  gap: '0 40px',
  justifyItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none', gap: 22 } },
});
globalStyle(`${field} h2`, {
  gridRow: '1 / -1',
  alignSelf: 'center',
  /** Short words stand in two lines; the longest one gives the width and is never broken. */
  width: 'min-content',
  minWidth: 'min(3.9em, 100%)',
  maxWidth: '100%',
  overflowWrap: 'break-word',
  color: color.second,
  fontSize: 'clamp(56px, 7.2vw, 104px)',
  lineHeight: leading.display,
  ...ink.lettering,
  rotate: '-3deg',
  '@media': { [narrow]: { gridRow: 'auto' } },
});
globalStyle(`${field} h2::first-line`, { color: color.onAccent });
globalStyle(`${field} p`, {
  gridRow: 2,
  margin: 0,
  padding: '12px 18px',
  border: edge,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.text,
  fontWeight: weight.medium,
  '@media': { [narrow]: { gridRow: 'auto' } },
});
globalStyle(`${field} section > a`, {
  gridRow: 3,
  minHeight: 58,
  marginTop: 16,
  padding: '2px 30px 0',
  fontFamily: font.display,
  fontSize: 26,
  letterSpacing: tracking.display,
  '@media': { [narrow]: { gridRow: 'auto', marginTop: 0 } },
});

export const block = style({
  display: 'grid',
  gap: 16,
  padding: `26px ${margin} 28px`,
  fontSize: size.small,
  '@media': { [narrow]: { paddingBottom: 30 } },
});
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 28px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [narrow]: { ...inPairs.list, gap: '0 20px' } },
});
globalStyle(`${links} > li`, { '@media': { [narrow]: inPairs.item } });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  color: 'inherit',
  fontSize: size.body,
  fontWeight: weight.medium,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '@media': { '(pointer: coarse)': { minHeight: 44 }, [narrow]: { minHeight: 44 } },
});
export const legal = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 18 });
export const age = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 44,
  height: 44,
  border: `${stroke.decor} solid ${paper}`,
  borderRadius: radius.round,
  fontFamily: font.display,
  fontSize: 20,
});
export const small = style({ flex: '1 1 320px', minWidth: 0 });
globalStyle(`${small} > p`, { margin: 0 });
globalStyle(`${legal} > ul`, { margin: 0, gap: 8 });
export const mark = style({ height: 28, border: 0, background: paper, color: color.text });
