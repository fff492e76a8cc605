import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../engine/theme';

const { color, font, size, stroke, weight } = tokens;

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  padding: '4px max(16px, env(safe-area-inset-right, 0px)) 4px max(16px, env(safe-area-inset-left, 0px))',
  borderBottom: `${stroke.decor} solid ${color.line}`,
  background: color.surface,
  color: color.text,
  // What comes with the player makes no line break, so that the bar keeps its height.
  whiteSpace: 'nowrap',
  '@media': { [below('tablet')]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

export const back = style({
  display: 'inline-flex',
  justifySelf: 'start',
  alignItems: 'center',
  gap: 8,
  minWidth: 44,
  minHeight: 44,
  color: color.text,
  fontWeight: weight.strong,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

/** A phone's bar has room for the arrow only; its words are still read out. */
export const backWords = style({
  '@media': {
    [below('tablet')]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
export const brand = style({
  overflow: 'hidden',
  fontFamily: font.display,
  fontSize: size.lead,
  fontWeight: weight.heading,
  textOverflow: 'ellipsis',
});
export const end = style({
  display: 'flex',
  justifySelf: 'end',
  alignItems: 'center',
  gap: 16,
  '@media': { [below('tablet')]: { gap: 12 } },
});
export const tokenCount = style({
  color: color.figure,
  fontFamily: font.figures,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.strong,
});
