import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

export const notFound = style({ display: 'grid', justifyItems: 'start', gap: 14, padding: `${tokens.space.gutter} 0 ${tokens.space.section}` });
export const picture = style({ width: 'min(100%, 480px)', height: 'auto', borderRadius: tokens.radius.large });
export const title = style({
  margin: 0,
  fontFamily: tokens.font.display,
  fontSize: tokens.size.page,
  fontWeight: tokens.weight.display,
  lineHeight: tokens.leading.display,
  letterSpacing: tokens.tracking.display,
});

export const path = style({
  margin: 0,
  padding: '10px 14px',
  maxWidth: '100%',
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.surface,
  fontFamily: tokens.font.figures,
  fontSize: tokens.size.small,
  overflowWrap: 'anywhere',
});

export const text = style({ margin: 0, color: tokens.color.textMuted });
