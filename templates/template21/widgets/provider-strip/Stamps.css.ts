import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';

const { color, font, motion, radius, stroke, tracking, weight } = tokens;
const narrow = below('tablet');

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 14,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [narrow]: { gap: 10 } },
});
globalStyle(`${list} > li`, { flex: '1 0 auto' });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: 60,
  padding: '0 22px',
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.text,
  fontSize: 19,
  fontWeight: weight.strong,
  lineHeight: 1.2,
  textDecoration: 'none',
  transition: `background-color ${motion.duration} ${motion.easing}`,
  ':hover': { background: color.second },
  '@media': { [narrow]: { height: 52, padding: '0 14px', fontSize: 17 } },
});
globalStyle(`${link} > svg`, { display: 'none' });
export const name = style({ minWidth: 0, overflow: 'hidden' });
const hands = [
  { fontFamily: font.display, fontSize: 27, fontWeight: weight.display, letterSpacing: tracking.display },
  { fontWeight: 800, letterSpacing: '-.05em' },
  { fontStyle: 'italic' },
  { fontWeight: 300 },
];
for (const [index, hand] of hands.entries()) globalStyle(`${list} > li:nth-child(4n + ${index + 1}) > ${link}`, hand);
