import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

const { color, font, radius, size, stroke, weight } = tokens;

/** By the room of the overview itself, since a frame may be a column in a wide window. */
const narrow = '(width < 860px)';
const slim = '(width < 560px)';

export const room = style({ containerType: 'inline-size' });
export const overview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.large,
  overflow: 'hidden',
  background: color.surface,
  '@container': { [narrow]: { gridAutoFlow: 'row' } },
});

const part = { minWidth: 0, padding: 'clamp(18px, 2.6vw, 28px)' } as const;

export const purse = style({ ...part, display: 'grid', alignContent: 'space-between', gap: 20 });
export const vip = style({
  ...part,
  display: 'grid',
  alignContent: 'center',
  gap: 18,
  background: color.surfaceRaised,
});
export const who = style({ display: 'flex', alignItems: 'center', gap: 12, margin: 0 });
export const sign = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: radius.round,
  background: color.accentTint,
  color: color.accentText,
});
export const names = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ minBlockSize: '1lh', fontSize: size.lead, fontWeight: weight.strong });
export const muted = style({ display: 'block', minBlockSize: '1lh', color: color.textMuted, fontSize: size.small });
/**
 * Side by side whatever comes: a figure that went to a line of its own would move all that stands below, and on phones
 * none moves the other.
 */
export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) auto',
  justifyContent: 'start',
  gap: 'clamp(16px, 5vw, 40px)',
  margin: 0,
  '@container': { [slim]: { gridTemplateColumns: 'minmax(0, 1fr) auto', justifyContent: 'stretch' } },
});

const figure = {
  margin: '2px 0 0',
  fontFamily: font.figures,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.15,
} as const;
const large = {
  fontSize: 'clamp(28px, 3.4vw, 40px)',
  '@container': { [slim]: { fontSize: 'clamp(20px, 6.4vw, 28px)' } },
} as const;

export const balance = style({ ...figure, ...large, overflowWrap: 'anywhere' });
export const tokenCount = style({ ...figure, ...large, color: color.figure });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: 10 });
export const level = style({ display: 'flex', alignItems: 'center', gap: 12, margin: 0 });
export const crown = style({ flex: 'none', width: 30, height: 30, color: color.figure });
export const levelName = style({ fontSize: size.box, fontWeight: weight.heading });
export const link = style({
  marginInlineStart: 'auto',
  paddingBlock: 4,
  color: color.accentText,
  fontSize: size.small,
});
/** Two lines, which most sentences take on a phone. */
export const missing = style({ minBlockSize: '2lh', margin: 0, color: color.textMuted, fontSize: size.small });
/** Room of a sentence that is on its way. */
export const missingKept = style([missing, { visibility: 'hidden' }]);
/** As high as the line that comes; narrow enough that both sums share theirs on a phone. */
export const skeletonName = style({ width: 140, height: '1lh' });
export const skeletonSum = style({ width: '4.5ch', height: '1lh' });
export const skeletonTokens = style({ width: '2ch', height: '1lh' });
export const skeletonLevel = style({ width: '6ch', height: '1lh' });
