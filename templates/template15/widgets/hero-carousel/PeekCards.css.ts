import { globalStyle, style } from '@vanilla-extract/css';
import { bareButton, below, growing, tokens } from '../../../../engine/theme';
import * as slide from '../../../../widgets/hero-carousel/PeekSlide.css';
import { slidePlace, slideTrack } from '../../../../widgets/hero-carousel/rules';

const { color, radius, space, tracking, weight } = tokens;
const narrow = below('tablet');

export const track = style({
  ...slideTrack,
  position: 'relative',
  gap: 12,
  /** From edge to edge of the column. */
  marginInline: `calc(-1 * ${space.gutter})`,
  padding: `0 ${space.gutter}`,
  scrollPaddingInline: space.gutter,
});
export const place = style({
  ...slidePlace,
  width: `min(${growing(402, 380)}, 92%)`,
  height: growing(216, 260),
  '@media': { [narrow]: { width: `min(${growing(330, 330)}, 92%)` } },
});

export const dots = style({
  display: 'flex',
  alignItems: 'center',
  height: 32,
  margin: '0 -3px -12px',
  '@media': { '(scripting: none)': { display: 'none' }, '(pointer: coarse)': { height: 44 } },
});
export const dot = style({
  ...bareButton,
  minWidth: 24,
  height: '100%',
  padding: '0 3px',
  '::before': { content: '', width: 6, height: 6, borderRadius: radius.round, background: color.edge },
  selectors: { '&[aria-current]::before': { width: 26, background: color.accent } },
  '@media': { '(pointer: coarse)': { minWidth: 32 } },
});
export const pause = style({
  ...bareButton,
  width: 32,
  height: '100%',
  marginInlineStart: 'auto',
  color: color.textMuted,
  '@media': { '(pointer: coarse)': { width: 44 }, '(prefers-reduced-motion: reduce)': { display: 'none' } },
});

/** The slide's own parts, as small as the card; the words end where the picture is still faint. */
const of = (part: string) => `${place} ${part}`;
globalStyle(of('svg'), { display: 'none' });
/** No slide comes forward: they are all the same size. */
globalStyle(`${of('article')}, ${of(slide.words)}`, { animation: 'none', opacity: 1 });
globalStyle(of(slide.picture), {
  top: 0,
  width: '52%',
  height: '100%',
  objectPosition: '60% 50%',
  mask: `linear-gradient(90deg, transparent, ${color.text} 20%)`,
});
globalStyle(of(slide.words), {
  insetBlock: '18px 14px',
  left: 24,
  right: 24,
  width: 'auto',
  padding: 0,
  justifyContent: 'flex-start',
});
globalStyle(of(slide.kicker), {
  padding: 0,
  rotate: 'none',

  background: 'none',
  color: 'inherit',
  fontSize: 14,
  fontWeight: weight.strong,
  lineHeight: '18px',
});
const large = {
  rotate: 'none',

  margin: '6px 0 8px',
  maxWidth: growing(246, 246),
  fontSize: 35,
  fontWeight: weight.display,
  letterSpacing: tracking.display,
  lineHeight: 1,
  '@media': { [narrow]: { maxWidth: growing(220, 220), fontSize: 32 } },
} as const;
for (const title of [slide.title.short, slide.title.long]) {
  globalStyle(of(title), large);
  globalStyle(`:is(:lang(zh), :lang(bn), :lang(ne)) ${of(title)}`, { fontSize: 27, lineHeight: 1.2, letterSpacing: 0 });
}
globalStyle(of(slide.subtitle), {
  display: 'inline',
  fontSize: 'inherit',
  letterSpacing: 'inherit',
  lineHeight: 'inherit',
});
globalStyle(of(slide.text), { display: 'none' });
globalStyle(of(slide.link), {
  minHeight: 44,
  marginTop: 'auto',
  padding: '0 20px',
  borderRadius: 14,
  fontSize: 15,
  fontWeight: weight.display,
});
