import { style } from '@vanilla-extract/css';
import { below } from '../theme/media';
import { tokens } from '../theme/tokens.css';

const { color, size, stroke, weight } = tokens;

/** On a phone a line each, so that no figure, however long, moves what stands below. */
const narrow = below('tablet');

export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  margin: '0 0 16px',
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: tokens.radius.medium,
  overflow: 'hidden',
  background: color.line,
  '@media': { [narrow]: { flexFlow: 'column' } },
});

/** Each row is filled; a long figure takes more room instead of breaking. */
export const sum = style({
  flex: '1 1 130px',
  padding: '14px 16px',
  background: color.surface,
  '@media': {
    [narrow]: {
      display: 'flex',
      flex: 'none',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 16,
      paddingBlock: 10,
    },
  },
});
export const outcome = style([sum, { background: color.surfaceRaised }]);
export const name = style({ color: color.textMuted, fontSize: size.small });

export const figure = style({
  margin: '4px 0 0',
  minBlockSize: '1lh',
  fontFamily: tokens.font.figures,
  fontSize: size.box,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { flex: 1, margin: 0, textAlign: 'end' } },
});

export const skeleton = style({
  width: '70%',
  height: '1lh',
  '@media': { [narrow]: { width: '6ch', marginInlineStart: 'auto' } },
});
