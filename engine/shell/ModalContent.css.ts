import { style } from '@vanilla-extract/css';
import { below } from '../theme/media';
import { stuckBar } from '../theme/stuck';
import { tokens } from '../theme/tokens.css';
import { bareButton } from '../theme/rules';

const { color, font, leading, radius, size, tracking, weight } = tokens;

/** Stays in sight while the content below scrolls. */
export const head = style({
  position: stuckBar,
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 12,
  padding: '20px 16px 8px 28px',
  background: color.surface,
  '@media': { [below('tablet')]: { paddingInlineStart: 20, paddingInlineEnd: 8, paddingTop: 14 } },
});

export const title = style({
  minWidth: 0,
  minHeight: 44,
  margin: 0,
  padding: '10px 0 0',
  fontFamily: font.display,
  fontSize: `max(${size.box}, 20px)`,
  fontWeight: weight.heading,
  lineHeight: leading.heading,
  letterSpacing: tracking.heading,
  overflowWrap: 'anywhere',
});

export const dismiss = style({
  ...bareButton,
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: radius.control,
  color: color.textMuted,
  ':hover': { color: color.text, background: color.surfaceRaised },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -4 },
});

export const body = style({ padding: '4px 28px 28px', '@media': { [below('tablet')]: { padding: '4px 20px 24px' } } });
export const failed = style({ display: 'grid', gap: 16, justifyItems: 'start' });
export const words = style({ margin: 0, color: color.textMuted });
