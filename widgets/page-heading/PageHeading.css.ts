import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

export const heading = style({ margin: `0 0 ${tokens.space.gutter}` });

export const title = style({
  margin: 0,
  fontFamily: tokens.font.display,
  fontSize: tokens.size.page,
  fontWeight: tokens.weight.display,
  lineHeight: tokens.leading.display,
  letterSpacing: tokens.tracking.display,
  overflowWrap: 'anywhere',
});

export const intro = style({ margin: '8px 0 0', maxWidth: '68ch', color: tokens.color.textMuted });
