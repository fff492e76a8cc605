import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../../engine/theme';
import { answerWhenActive, captioned } from '../../../../../widgets/game-grid/CaptionedCard.css';

const { color, radius, weight } = tokens;

export const card = style(captioned.card);
export const frame = style(captioned.frame);
export const picture = style(captioned.picture);
export const tag = style({
  position: 'absolute',
  insetInlineStart: 10,
  top: 10,
  padding: '0 9px',
  borderRadius: radius.small,
  background: color.overlay,
  color: color.onOverlay,
  fontSize: 12,
  fontWeight: weight.strong,
  lineHeight: '24px',
});
export const name = style({
  ...captioned.name,
  marginTop: 9,
  fontSize: 15,
  fontWeight: weight.display,
  letterSpacing: '-.02em',
  lineHeight: '19px',
});
export const line = style({
  ...captioned.line,
  fontSize: 13,
  lineHeight: '17px',
  '@media': { [below('tablet')]: { flexDirection: 'column', gap: 0 } },
});
export const studio = style(captioned.studio);
export const favourite = style(captioned.favourite);

answerWhenActive({ card, picture, name });
