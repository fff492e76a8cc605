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
  '@media': { [below('tablet')]: { gridTemplateColumns: '1fr auto' } },
});

export const back = style({
  display: 'inline-flex',
  justifySelf: 'start',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  color: color.text,
  fontWeight: weight.strong,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const brand = style({ fontFamily: font.display, fontSize: size.lead, fontWeight: weight.heading, '@media': { [below('tablet')]: { display: 'none' } } });
export const end = style({
  display: 'flex',
  gridColumn: 3,
  justifySelf: 'end',
  alignItems: 'center',
  gap: 16,
  '@media': { [below('tablet')]: { gridColumn: 2, gap: 12 } },
});
export const tokenCount = style({
  color: color.figure,
  fontFamily: font.figures,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.strong,
});
