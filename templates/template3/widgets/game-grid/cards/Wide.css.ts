import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../../../engine/theme';
import { activeStates, answerWhenActive, captioned } from '../../../../../widgets/game-grid/CaptionedCard.css';

const { color, motion, size, weight } = tokens;

export const card = style(captioned.card);
export const frame = style(captioned.frame);
export const picture = style(captioned.picture);
export const tag = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 14,
  padding: '4px 12px',
  background: color.surface,
  color: color.text,
  fontSize: size.tiny,
  fontWeight: weight.strong,
  lineHeight: '18px',
});
export const play = style({
  position: 'absolute',
  insetInlineStart: 0,
  bottom: 0,
  padding: '12px 22px',
  background: color.accent,
  color: color.onAccent,
  fontWeight: weight.strong,
  lineHeight: '20px',
  opacity: 0,
  transition: `opacity ${motion.duration} ${motion.easing}`,
});
export const name = style({
  ...captioned.name,
  marginTop: 12,
  fontSize: 'clamp(17px, 1.5vw, 22px)',
  fontWeight: 430,
  letterSpacing: '-.012em',
  lineHeight: 1.3,
});
export const line = style({ ...captioned.line, fontSize: size.small });
export const studio = style(captioned.studio);
export const favourite = style(captioned.favourite);

answerWhenActive({ card, picture, name });
for (const state of activeStates) globalStyle(`${card}:${state} ${play}`, { opacity: 1 });
