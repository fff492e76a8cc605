import { style } from '@vanilla-extract/css';
import { below } from '../theme/media';
import { tokens } from '../theme/tokens.css';

const { color, size, stroke, weight } = tokens;

export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  margin: '0 0 16px',
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: tokens.radius.medium,
  overflow: 'hidden',
  background: color.line,
});

/** Each row is filled; a long figure takes more room instead of breaking. */
export const sum = style({ flex: '1 1 130px', padding: '14px 16px', background: color.surface });
export const outcome = style([sum, { background: color.surfaceRaised, '@media': { [below('tablet')]: { flexBasis: '100%' } } }]);
export const name = style({ color: color.textMuted, fontSize: size.small });

export const figure = style({
  margin: '4px 0 0',
  minBlockSize: '1lh',
  fontFamily: tokens.font.figures,
  fontSize: size.box,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const waiting = style({ width: '70%', height: '1lh' });
