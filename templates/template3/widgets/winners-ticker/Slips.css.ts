import { style } from '@vanilla-extract/css';
import { tokens } from '../../../../engine/theme';

const { color, font, radius, stroke } = tokens;
const rule = `${stroke.decor} solid ${color.line}`;

export const band = style({
  borderBlock: rule,
  background: `repeating-linear-gradient(90deg, ${color.surfaceRaised} 0 20px, ${color.background} 20px 40px)`,
});
export const list = style({
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  height: 72,
  margin: 0,
  padding: '0 20px',
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  ':focus-visible': { outlineOffset: -3 },
});
export const slip = style({
  flex: 'none',
  padding: '8px 20px',
  border: rule,
  borderRadius: radius.small,
  background: color.surface,
  color: color.textMuted,
  fontSize: 15,
  whiteSpace: 'nowrap',
});
export const amount = style({
  margin: '0 4px',
  color: color.text,
  fontFamily: font.figures,
  fontSize: 18,
  fontWeight: 500,
  fontVariantNumeric: 'lining-nums',
});
