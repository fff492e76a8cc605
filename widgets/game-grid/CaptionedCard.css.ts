import { globalStyle } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

const { color, font, motion, radius } = tokens;

/** Rules to spread into the styles of a card that shows a `CaptionedCard`, by the names of its class names. */
export const captioned = {
  card: { position: 'relative', minWidth: 0 },
  frame: {
    position: 'relative',
    aspectRatio: '16 / 10',
    borderRadius: radius.medium,
    overflow: 'hidden',
    background: color.surfaceRaised,
  },
  picture: {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    transition: `scale ${motion.duration} ${motion.easing}`,
  },
  name: {
    display: 'block',
    overflow: 'hidden',
    color: color.text,
    fontFamily: font.display,
    textDecoration: 'none',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    outline: 'none',
    '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
  },
  line: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    margin: 0,
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  studio: { overflow: 'hidden', textOverflow: 'ellipsis' },
  favourite: {
    position: 'absolute',
    insetInlineEnd: 12,
    top: 12,
    zIndex: 2,
    width: 36,
    height: 36,
    borderRadius: radius.round,
    background: color.surface,
    color: color.text,
  },
} as const;

/** The states in which a captioned card answers: the pointer is over it, or its link has the focus. */
export const activeStates = ['hover', 'has(a:focus-visible)'] as const;

/** Lets a captioned card answer: its picture grows, its name is underlined, the focus has an outline around all. */
export function answerWhenActive({
  card,
  picture,
  name,
}: {
  readonly card: string;
  readonly picture: string;
  readonly name: string;
}): void {
  for (const state of activeStates) {
    globalStyle(`${card}:${state} ${picture}`, { scale: '1.035' });
    globalStyle(`${card}:${state} ${name}`, {
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: 5,
    });
  }
  globalStyle(`${card}:has(a:focus-visible)`, { outline: `2px solid ${color.focus}`, outlineOffset: 4 });
}
