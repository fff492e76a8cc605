import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

export const notice = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 16,
  minHeight: '100svh',
  maxWidth: 640,
  margin: '0 auto',
  padding: '32px 20px',
  textAlign: 'center',
});
export const title = style({
  margin: '16px 0 0',
  fontFamily: tokens.font.display,
  fontSize: tokens.size.page,
  fontWeight: tokens.weight.display,
  lineHeight: tokens.leading.display,
  letterSpacing: tokens.tracking.display,
});
export const text = style({ margin: 0, color: tokens.color.textMuted });
export const countdown = style({
  minHeight: '1.2em',
  margin: 0,
  fontFamily: tokens.font.figures,
  fontSize: tokens.size.jackpot,
  fontVariantNumeric: 'tabular-nums',
  color: tokens.color.accentText,
});
export const facts = style({ display: 'grid', gap: 8, width: '100%', margin: 0 });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 8,
  padding: '10px 0',
  borderTop: `1px solid ${tokens.color.line}`,
  textAlign: 'start',
});
export const value = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });
