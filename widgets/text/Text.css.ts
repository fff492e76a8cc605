import { styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

const heading = {
  margin: `0 0 ${tokens.space.item}`,
  fontFamily: tokens.font.display,
  fontWeight: tokens.weight.heading,
  lineHeight: tokens.leading.heading,
  letterSpacing: tokens.tracking.heading,
};

export const looks = styleVariants({
  h1: { ...heading, fontSize: tokens.size.page },
  h2: { ...heading, fontSize: tokens.size.section },
  h3: { ...heading, fontSize: tokens.size.box },
  p: { margin: '0 0 1em', maxWidth: '68ch', lineHeight: 1.6 },
  note: { margin: '0 0 1em', maxWidth: '68ch', color: tokens.color.textMuted, fontSize: tokens.size.small },
});
