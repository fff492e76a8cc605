import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

const { color, font, radius, size, stroke, weight } = tokens;
/** Two panes need room for a title and its time beside what is read. */
const narrow = '(width < 860px)';
/** The box is measured, not the window: a frame may be a column in a wide one. */
export const inbox = style({ containerType: 'inline-size' });
const ring = { outline: `2px solid ${color.focus}`, outlineOffset: -2 } as const;

export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginBlockEnd: 16,
  borderBlockEnd: `${stroke.decor} solid ${color.line}`,
});
export const tab = style({
  minHeight: 44,
  padding: '0 14px',
  border: 0,
  borderBlockEnd: '2px solid transparent',
  background: 'none',
  color: color.textMuted,
  font: 'inherit',
  fontWeight: weight.medium,
  cursor: 'pointer',
  ':focus-visible': ring,
  selectors: { '&[aria-pressed=true]': { borderBlockEndColor: color.accentText, color: color.text } },
});
export const count = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  minHeight: 380,
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  overflow: 'hidden',
  background: color.surface,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 0 } },
});
export const boxReading = style([box]);
export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderInlineEnd: `${stroke.decor} solid ${color.line}`,
  '@container': { [narrow]: { borderInlineEnd: 0, selectors: { [`${boxReading} > &`]: { display: 'none' } } } },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  gap: 12,
  width: '100%',
  padding: '14px 16px',
  border: 0,
  background: 'none',
  color: color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: color.surfaceRaised },
  ':focus-visible': ring,
  selectors: {
    'li + li > &': { borderBlockStart: `${stroke.decor} solid ${color.line}` },
    '&[aria-current]': { background: color.accentTint, boxShadow: `inset 3px 0 ${color.accentText}` },
  },
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: radius.small,
  background: color.surfaceHigh,
  color: color.accentText,
});
export const lines = style({ display: 'grid', justifyItems: 'start', gap: 4, minWidth: 0 });
export const title = style({ overflowWrap: 'anywhere' });
export const titleOpen = style([title, { fontWeight: weight.strong }]);
export const line = style({
  maxWidth: '100%',
  overflow: 'hidden',
  color: color.textMuted,
  fontSize: size.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const time = style({ color: color.textMuted, fontSize: size.tiny, whiteSpace: 'nowrap' });

export const reader = style({ minWidth: 0, padding: 'clamp(18px, 3vw, 36px)' });
export const noReader = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 10,
  padding: 24,
  color: color.textMuted,
  '@container': { [narrow]: { display: 'none' } },
});
export const hint = style({ margin: 0, fontSize: size.small, textAlign: 'center' });
export const back = style({
  marginBlockEnd: 12,
  paddingInline: 0,
  '@container': { '(width >= 860px)': { display: 'none' } },
});
export const heading = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: size.section,
  fontWeight: weight.heading,
  lineHeight: tokens.leading.heading,
  overflowWrap: 'anywhere',
  ':focus': { outline: 'none' },
});
export const when = style({ display: 'block', marginBlock: '6px 20px', color: color.textMuted, fontSize: size.small });
export const body = style({
  maxWidth: '68ch',
  margin: 0,
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const reward = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '10px 16px',
  maxWidth: 560,
  marginBlockEnd: 24,
  padding: '16px 20px',
  border: `${stroke.control} solid ${color.accentText}`,
  borderRadius: radius.medium,
  background: color.accentTint,
  '@container': { [narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const rewardIcon = style({ color: color.figure });
export const sum = style({
  margin: 0,
  fontFamily: font.figures,
  fontSize: size.section,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});
export const claim = style({ '@container': { [narrow]: { gridColumn: '1 / -1', display: 'grid' } } });
/** A button takes the width, a state only that of its word. */
globalStyle(`${claim} > [data-part=badge]`, { justifySelf: 'start' });
export const note = style({ gridColumn: '1 / -1', margin: 0, fontSize: size.small });
export const problem = style([note, { color: color.bad }]);
export const skeleton = style({ display: 'grid', gap: 8 });
export const skeletonRow = style({ display: 'block', height: 68 });
