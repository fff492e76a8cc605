import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../engine/theme';

const { color, font, radius, size, stroke, weight } = tokens;

/** By the room of the panel itself, since a frame may be a column in a wide window. */
const narrow = '(width < 860px)';
const slim = '(width < 400px)';

export const room = style({ containerType: 'inline-size' });
const box = style({
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.large,
  overflow: 'hidden',
  background: color.surface,
});
/**
 * A player's page is served as a guest's (CARD-2): the room of the standing is kept from the first paint on, and is
 * that of most templates.
 */
const standing = {
  minBlockSize: 212,
  '@container': { [narrow]: { minBlockSize: 390 }, [slim]: { minBlockSize: 456 } },
} as const;

export const card = style([box, { display: 'grid', gridTemplateRows: '1fr auto' }, standing]);
export const guest = style([
  box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '16px 20px',
    padding: 'clamp(18px, 2.6vw, 28px)',
    background: color.accentDeep,
    color: color.onAccentDeep,
  },
]);
globalStyle(`[data-auth] ${guest}`, standing);

export const emblem = style({ flex: 'none' });
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  marginInlineStart: 'auto',
  '@media': { [below('tablet')]: { marginInlineStart: 0 } },
});
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 'clamp(20px, 4vw, 56px)',
  padding: 'clamp(18px, 2.6vw, 32px)',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 22 } },
});
export const level = style({ display: 'flex', alignItems: 'center', gap: 18 });
export const badge = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 76,
  height: 84,
  clipPath: 'polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%)',
  background: color.accentDeep,
  color: color.onAccentDeep,
});
export const words = style({ display: 'grid', flex: '1 1 220px', gap: 2, minWidth: 0, margin: 0 });
/**
 * Beside a sign a guest's sentence keeps most of the line; where that is short, the ways in stand below it. On phones
 * the emblem stands above the words, which have the whole width.
 */
globalStyle(`${guest} > ${words}`, {
  flexBasis: 'min(420px, 60%)',
  '@media': { [below('tablet')]: { flexBasis: '100%' } },
});
export const muted = style({
  margin: 0,
  fontSize: size.small,
  opacity: 0.92,
  selectors: { [`${card} &`]: { color: color.textMuted, opacity: 1 } },
});
export const name = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: size.section,
  fontWeight: weight.heading,
  lineHeight: tokens.leading.heading,
  overflowWrap: 'anywhere',
});
export const next = style({
  display: 'grid',
  gap: 2,
  margin: 0,
  paddingInlineStart: 'clamp(16px, 2vw, 32px)',
  borderInlineStart: `${stroke.decor} solid ${color.line}`,
  '@container': { [narrow]: { paddingInlineStart: 0, borderInlineStart: 0 } },
});
export const nextName = style({ fontSize: size.lead, fontWeight: weight.strong });
export const missing = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: 0,
  padding: '14px clamp(18px, 2.6vw, 32px)',
  borderBlockStart: `${stroke.decor} solid ${color.line}`,
  background: color.surfaceRaised,
});
/** Room of a sentence that is on its way. */
export const kept = style({ visibility: 'hidden' });
export const skeleton = style({ width: '6ch', height: '1lh' });
