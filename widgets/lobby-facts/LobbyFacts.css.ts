import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

const { color, size, stroke, weight } = tokens;

export const facts = style({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.textMuted,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const fact = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 7,
  padding: '0 16px',
  borderInlineEnd: `${stroke.decor} solid ${color.line}`,
  lineHeight: '20px',
  selectors: { '&:empty': { display: 'none' } },
});

export const dot = style({ alignSelf: 'center', width: 7, height: 7, borderRadius: '50%', background: color.ok });
export const figure = style({ color: color.text, fontWeight: weight.strong });
export const clock = style([figure, { minWidth: '2.8em' }]);
