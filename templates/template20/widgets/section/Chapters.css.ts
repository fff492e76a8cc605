import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below, stuckAside, tokens } from '../../../../engine/theme';
import { breakpoints } from '../../template.json';

const { color, motion, space, weight } = tokens;
/** How many chapters can tell that they are shown. */
const most = 6;
const timeline = (index: number) => `--chapter-${index + 1}`;
const shown = keyframes({ '0%, 100%': { color: color.text, fontWeight: weight.strong } });
const half = keyframes({ '0%, 100%': { background: 'linear-gradient(90deg, currentColor 50%, transparent 50%)' } });

export const frame = style({
  position: 'relative',
  minWidth: 0,
  timelineScope: Array.from({ length: most }, (_, index) => timeline(index)).join(),
} as object);

/** The ways stay in their place; what they lead to passes below them. */
export const index = style({
  position: stuckAside,
  zIndex: 4,
  top: 104,
  width: 0,
  height: 0,
  '@media': { [`${below(breakpoints.template20Custom)}, (height < 900px)`]: { display: 'none' } },
});
export const list = style({
  width: 'max-content',
  maxWidth: 'calc(50vw - 220px)',
  margin: 0,
  padding: `0 0 0 ${space.gutter}`,
  listStyle: 'none',
});
export const place = style({});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 32,
  color: color.textMuted,
  fontWeight: weight.medium,
  lineHeight: 1.1,
  textDecoration: 'none',
  transition: `color ${motion.duration} ${motion.easing}`,
  '::before': {
    content: '',
    flex: 'none',
    width: 14,
    height: 14,
    border: '1.5px solid currentColor',
    borderRadius: '50%',
  },
  ':hover': { color: color.text },
});
/** The chapter that is shown is told by its own scrolling, where the browser knows how; else none is marked. */
const follows = (animation: string, at: number) => ({
  '@supports': {
    '(timeline-scope: none)': {
      animation: `${animation} linear both`,
      animationTimeline: timeline(at),
      animationRange: 'cover 50vh cover calc(100% - 50vh)',
      animationFillMode: 'none',
    },
  },
});
for (let at = 0; at < most; at++) {
  globalStyle(`${place}:nth-child(${at + 1}) > ${link}`, follows(shown, at));
  globalStyle(`${place}:nth-child(${at + 1}) > ${link}::before`, follows(half, at));
  globalStyle(`${frame} > :nth-child(${at + 2} of :is(section, nav))`, { viewTimelineName: timeline(at) });
}
