import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { bareButton, below, from, growing, tokens } from '../../../../engine/theme';
import { slidePlace, slideTrack } from '../../../../widgets/hero-carousel/rules';
import { breakpoints } from '../../template.json';

const { color, font, radius, shadow, stroke } = tokens;
export const edge = `${stroke.decor} solid ${color.line}`;
export const narrow = below(breakpoints.template21Custom);
const [line, slant] = ['3px', '4px'];
const ground = { first: color.accent, other: `color-mix(in oklab, ${color.accent} 91%, ${color.onAccent})` };
/** Printer's dots in ink, that thin out. */
const dots = (tone: string, mask: string) =>
  ({
    content: '',
    position: 'absolute',
    inset: 0,
    background: `radial-gradient(circle, ${tone} 32%, transparent 36%) 0 0 / 14px 14px, radial-gradient(circle, ${tone} 32%, transparent 36%) 7px 7px / 14px 14px`,
    maskImage: mask,
  }) as const;

/** Room on all sides for shadows, the caption and the numbers, which the row must not cut. */
const room = { top: 14, end: 12, bottom: 24, start: 8 };
export const book = style({ position: 'relative' });
export const track = style({
  ...slideTrack,
  margin: `-${room.top}px -${room.end}px -${room.bottom}px -${room.start}px`,
});
export const place = style({
  ...slidePlace,
  width: '100%',
  padding: `${room.top}px ${room.end}px ${room.bottom}px ${room.start}px`,
});
export const page = style({
  position: 'relative',
  height: growing(500, 400),
  containerType: 'inline-size',
  '@media': { [narrow]: { height: growing(480, 460) } },
});
export const panels = style({
  position: 'absolute',
  inset: 0,
  filter: `drop-shadow(8px 8px 0 ${color.line})`,
  '@media': { [narrow]: { filter: `drop-shadow(5px 5px 0 ${color.line})` } },
});

const frame = style({ position: 'absolute', inset: 0, background: color.line });
/** Ink all around: each frame is a panel with a smaller one of the same shape in it. */
export const frames = styleVariants({
  art: [
    frame,
    {
      clipPath: 'polygon(0 0, 66.5% 0, 60.4% 100%, 0 100%)',
      '@media': { [narrow]: { clipPath: 'polygon(0 0, 100% 0, 100% 69%, 0 78%)' } },
    },
  ],
  sky: [
    frame,
    { clipPath: 'polygon(67.7% 0, 100% 0, 100% 47.2%, 64.8% 54.4%)', '@media': { [narrow]: { display: 'none' } } },
  ],
  next: [
    frame,
    {
      clipPath: 'polygon(64.6% 57.6%, 100% 50.4%, 100% 100%, 61.9% 100%)',
      '@media': { [narrow]: { clipPath: 'polygon(0 81%, 100% 72%, 100% 100%, 0 100%)' } },
    },
  ],
});
const panel = style({ position: 'absolute', inset: 0 });
export const art = style([
  panel,
  {
    background: `repeating-conic-gradient(at 47% 46%, ${ground.first} 0 8deg, ${ground.other} 8.2deg 16.2deg)`,
    clipPath: `polygon(${line} ${line}, calc(66.5% - ${slant}) ${line}, calc(60.4% - ${slant}) calc(100% - ${line}), ${line} calc(100% - ${line}))`,
    '::before': dots(
      `color-mix(in oklab, ${color.text} 50%, transparent)`,
      `linear-gradient(18deg, ${color.text}, transparent 42%)`,
    ),
    '@media': {
      [narrow]: {
        background: `repeating-conic-gradient(at 58% 32%, ${ground.first} 0 11deg, ${ground.other} 11.2deg 22.4deg)`,
        clipPath: `polygon(${line} ${line}, calc(100% - ${line}) ${line}, calc(100% - ${line}) calc(69% - ${line}), ${line} calc(78% - ${line}))`,
      },
    },
  },
]);
export const sky = style([
  panel,
  {
    background: color.third,
    clipPath: `polygon(calc(67.7% + ${slant}) ${line}, calc(100% - ${line}) ${line}, calc(100% - ${line}) calc(47.2% - ${line}), calc(64.8% + ${slant}) calc(54.4% - ${line}))`,
    '::before': dots(color.surface, `linear-gradient(245deg, ${color.text}, transparent 38%)`),
  },
]);
export const next = style([
  panel,
  {
    background: `repeating-conic-gradient(at 82% 76%, ${color.second} 0 9deg, color-mix(in oklab, ${color.second} 82%, ${color.surface}) 9.2deg 18deg)`,
    clipPath: `polygon(calc(64.6% + ${slant}) calc(57.6% + ${line}), calc(100% - ${line}) calc(50.4% + ${line}), calc(100% - ${line}) calc(100% - ${line}), calc(61.9% + ${slant}) calc(100% - ${line}))`,
    '@media': {
      [narrow]: {
        background: color.second,
        clipPath: `polygon(${line} calc(81% + ${line}), calc(100% - ${line}) calc(72% + ${line}), calc(100% - ${line}) calc(100% - ${line}), ${line} calc(100% - ${line}))`,
      },
    },
  },
]);
const drawing = { position: 'absolute', objectFit: 'cover' } as const;
export const picture = style({
  ...drawing,
  inset: '0 auto auto 0',
  width: '68%',
  height: '100%',
  objectPosition: '100% 50%',
  '@media': { [narrow]: { width: '100%', height: '76%', objectPosition: '80% 50%' } },
});
export const glimpse = style({
  ...drawing,
  insetInlineEnd: 0,
  bottom: 0,
  width: '38.2%',
  height: '50%',
  objectPosition: '75% 60%',
  '@media': { [narrow]: { display: 'none' } },
});

const arrow = style({
  ...bareButton,
  position: 'absolute',
  top: 220,
  zIndex: 1,
  width: 60,
  height: 60,
  border: edge,
  borderRadius: radius.round,
  background: color.surface,
  color: color.text,
  boxShadow: shadow.raised,
  ':hover': { background: color.second },
  '@media': { [narrow]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});
export const arrows = styleVariants({
  back: [arrow, { insetInlineStart: -30 }],
  next: [arrow, { insetInlineEnd: -30 }],
});
globalStyle(`${arrow} > svg`, { strokeWidth: 3.5 });

export const numbers = style({
  position: 'absolute',
  left: '50%',
  bottom: -20,
  zIndex: 1,
  display: 'flex',
  border: edge,
  borderRadius: radius.medium,
  background: color.surface,
  overflow: 'hidden',
  translate: '-50% 0',
  '@media': { '(scripting: none)': { display: 'none' } },
});
export const number = style({
  ...bareButton,
  width: growing(44, 20),
  height: growing(38, 24),
  fontFamily: font.display,
  fontSize: 20,
  selectors: {
    '& + &': { borderInlineStart: edge },
    '&:hover': { background: color.second },
    '&[aria-current]': { background: color.text, color: color.background },
    '&:focus-visible': { outlineOffset: -5, outlineWidth: 3 },
  },
  '@media': {
    '(pointer: coarse)': { height: growing(44, 18) },
    [from('desktop')]: { width: growing(40, 20), height: growing(34, 24) },
  },
});
